// Keeps the page and its parts for the time without a net. The net always comes first for the page,
// so that nobody is kept on an old one; parts carry their content in their names and never change.
const KEPT = 'horda';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  const { scope } = self.registration;
  event.waitUntil(fetch(scope).then((fresh) => keep(event, fresh)));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (pathname.includes('/assets/')) event.respondWith(part(event));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const windows = self.clients.matchAll({ type: 'window' });
  event.waitUntil(windows.then(([open]) => open?.focus()));
});

/** A disk that is full, or a part that does not come, must keep nobody from the page itself. */
const aside = (event, work) => event.waitUntil(work.catch(() => undefined));
const held = (request) => caches.open(KEPT).then((kept) => kept.match(request));

async function page(event) {
  const home = self.registration.scope;
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok && fresh.url.split('#')[0] === home)
      await keep(event, fresh.clone()).catch(() => undefined);
    return fresh;
  } catch (failure) {
    const old = await held(home);
    if (old) return old;
    throw failure;
  }
}

/** Keeps a page with the parts it names; a new page has new parts, and the old ones go. */
async function keep(event, fresh) {
  const kept = await caches.open(KEPT);
  const home = self.registration.scope;
  const text = await fresh.clone().text();
  const old = await kept.match(home);
  if (old && (await old.text()) === text) return;
  for (const request of await kept.keys()) await kept.delete(request);
  await kept.put(home, fresh);
  const parts = [...text.matchAll(/"(\.\/assets\/[^"]+)"/g)].map(([, part]) => part);
  aside(event, kept.addAll(parts));
}

async function part(event) {
  const { request } = event;
  const old = await held(request).catch(() => undefined);
  if (old) return old;
  const fresh = await fetch(request);
  if (fresh.ok) aside(event, keepPart(request, fresh.clone()));
  return fresh;
}

const keepPart = async (request, fresh) => (await caches.open(KEPT)).put(request, fresh);
