// Keeps the page and its parts for the time without a net. The net always comes first for the page,
// so that nobody is kept on an old one; parts carry their content in their names and never change.
const KEPT = 'horda';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  const { scope } = self.registration;
  event.waitUntil(fetch(scope).then((fresh) => keep(fresh)));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event.request));
  else if (pathname.includes('/assets/')) event.respondWith(part(event.request));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const windows = self.clients.matchAll({ type: 'window' });
  event.waitUntil(windows.then(([open]) => open?.focus()));
});

async function page(request) {
  const home = self.registration.scope;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.url.split('#')[0] === home) await keep(fresh.clone());
    return fresh;
  } catch (failure) {
    const kept = await caches.open(KEPT);
    const old = await kept.match(home);
    if (old) return old;
    throw failure;
  }
}

/** Keeps a page with the parts it names; a new page has new parts, and the old ones go. */
async function keep(fresh) {
  const kept = await caches.open(KEPT);
  const home = self.registration.scope;
  const text = await fresh.clone().text();
  const old = await kept.match(home);
  if (old && (await old.text()) === text) return;
  for (const request of await kept.keys()) await kept.delete(request);
  await kept.put(home, fresh);
  await kept.addAll([...text.matchAll(/"(\.\/assets\/[^"]+)"/g)].map(([, part]) => part));
}

async function part(request) {
  const kept = await caches.open(KEPT);
  const old = await kept.match(request);
  if (old) return old;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
