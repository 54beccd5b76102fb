import type { Attachment } from 'svelte/attachments';

/** What is this close to the window counts as seen, so that it is there when it comes. */
const MARGIN = '200px';

const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | null = null;

function look(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  watch?.unobserve(element);
}

/** Says once that an element has come into view, or nearly so. */
export const seen =
  (come: () => void): Attachment =>
  (element) => {
    watch ??= new IntersectionObserver(look, { rootMargin: MARGIN });
    waiting.set(element, come);
    watch.observe(element);
    return () => forget(element);
  };
