/** The first failure of each import: the browser's message, which mostly names the address, and its time (ms since the page began). */
export const failedImports = new Map<string, number>();

/** Notes which imports fail, from the first one on. Called once. */
export function noteFailedImports(): void {
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (!failedImports.has(message)) failedImports.set(message, performance.now());
  });
}
