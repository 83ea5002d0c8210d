/** What browsers said of each import that failed, with the address in most of them. */
export const failedImports: string[] = [];

/** Notes which imports fail, from the first one on. Called once. */
export function noteFailedImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) =>
    failedImports.push(payload.message),
  );
}
