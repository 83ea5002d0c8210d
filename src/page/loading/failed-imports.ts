/** The time of each import's first failure (ms since the page began), by the browser's message about it. */
export const failedImports = new Map<string, number>();

/** Records failed imports from now on. Called once. */
export function noteFailedImports(): void {
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (!failedImports.has(message)) failedImports.set(message, performance.now());
  });
}
