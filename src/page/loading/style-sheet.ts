import { isBrowser } from './hydration.ts';

/** The style sheet of a prerendered page; `null` if it is in the document from the beginning. */
const loading = isBrowser ? load() : null;

/** Adds the style sheet from its `<noscript>` once this script runs: a prerendered page contains its first styles. */
function load(): Promise<unknown> | null {
  const late = document.getElementById('late');
  if (!late) return null;
  late.insertAdjacentHTML('afterend', late.textContent ?? '');
  const link = late.nextElementSibling;
  return new Promise((settle) => {
    for (const type of ['load', 'error']) link?.addEventListener(type, settle, { once: true });
  });
}

/** Resolves once the style sheet has loaded or failed. Content that is new to the page waits for it. */
export const styleSheet = (): Promise<unknown> | null => loading;
