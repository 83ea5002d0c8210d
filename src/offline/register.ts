import { firstInput } from '#src/page/first-input.ts';

/** How long after the first input the service worker is cared for: the first Play goes first (milliseconds). */
const DELAY = 3000;

/** Loads what keeps the app on the device, once the page has loaded and is used. */
export function keepAppOnDevice(): void {
  // Missing over plain HTTP; the development server has no worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const load = () => void import('./start.ts').then(({ start }) => start()).catch(() => {});
  const wait = () => void firstInput().then(() => setTimeout(load, DELAY));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
