// Clicks on deferred parts of a page, marked by `data-deferred`, that are not hydrated yet.

const hydrated = new WeakSet<Element>();
let early: HTMLElement | null = null;

/** Remembers the latest click on a part that is not hydrated yet. Links work without hydration. */
function remember({ target }: Event): void {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
  const part = target.closest('[data-deferred]');
  if (part && !hydrated.has(part)) early = target.closest('button');
}

if (typeof document !== 'undefined') document.addEventListener('click', remember, true);

/** Repeats the click that a part received before it was hydrated, if any. Call it once hydrated. */
export function replayEarlyClick(part: Element): void {
  hydrated.add(part);
  if (!early || !part.contains(early)) return;
  const button = early;
  early = null;
  button.click();
}
