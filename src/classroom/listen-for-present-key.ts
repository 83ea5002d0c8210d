/** Lets the key F present the focused item, or the page. Call once. */
export function listenForPresentKey(): void {
  // On the window, so that other listeners can mark the key as used first.
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'f') return;
    // Loaded on request: few pages are presented.
    import('./present-key.ts').then(({ presentByKey }) => presentByKey(event), console.warn);
  });
}
