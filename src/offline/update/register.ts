import { firstInput } from '#src/page/input/first-input.ts';

/** Delay from the first input to the service worker, so that the first Play goes first (milliseconds). */
const DELAY = 3000;

/** Loads the code that stores the app on the device, once the page has loaded and had an input. */
export function keepAppOnDevice(): void {
  // Missing over plain HTTP; the development server has no worker.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const load = () =>
    void import('#src/offline/start.ts').then(({ start }) => start()).catch(() => {});
  const wait = () => void firstInput().then(() => setTimeout(load, DELAY));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
