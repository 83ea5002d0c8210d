/** The browser's messages of failed imports, most of which contain the address. */
export const failedImports: string[] = [];

/** Notes which imports fail, from the first one on. Called once. */
export function noteFailedImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) =>
    failedImports.push(payload.message),
  );
}
