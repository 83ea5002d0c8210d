/** Parts of a lesson that belong to a step, including its folded details. */
const PARTS = '[data-step]';
const MORE = 'details[data-more]';

/** The step that an element of a lesson belongs to, or whose first element it is. */
export const stepOf = (element: Element | null): string | undefined =>
  (element?.closest<HTMLElement>(PARTS) ?? element?.querySelector<HTMLElement>(PARTS))?.dataset
    .step;

/** Shows one step of a lesson and hides the others, still findable by find-in-page; `null` shows the whole page. */
export function showStep(article: HTMLElement, id: string | null): void {
  // The rule of the first script (src/app/head).
  document.adoptedStyleSheets = [];
  const page = document.documentElement;
  if (id === null) delete page.dataset.at;
  else page.dataset.at = id;
  for (const part of article.querySelectorAll<HTMLElement>(PARTS)) {
    hide(part, id !== null && part.dataset.step !== id);
  }
  // Hide their headings and containers as well.
  for (const section of article.querySelectorAll<HTMLElement>(`section:has(${PARTS})`)) {
    hide(section, id !== null && !section.querySelector(`[data-step="${id}"]`));
  }
  for (const more of article.querySelectorAll<HTMLDetailsElement>(MORE)) more.open = id === null;
}

/** The heading of a step: its own, its section's, or the lesson's. */
export function headingOf(article: HTMLElement, id: string): HTMLElement | null {
  const part = article.querySelector<HTMLElement>(`[data-step="${id}"]`);
  return (
    part?.querySelector<HTMLElement>('h2, .prose > h3') ??
    part?.closest('section')?.querySelector<HTMLElement>('h2') ??
    article.querySelector<HTMLElement>('h1')
  );
}

function hide(element: HTMLElement, hidden: boolean): void {
  if (hidden) element.setAttribute('hidden', 'until-found');
  else element.removeAttribute('hidden');
}
