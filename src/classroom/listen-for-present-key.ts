/** Lets the key F present the focused item, or the page. Call once. */
export function listenForPresentKey(): void {
  // On the window, so that a key that another listener has used is known as such.
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'f') return;
    // Few pages are presented.
    import('./present-key.ts').then(({ presentByKey }) => presentByKey(event), console.warn);
  });
}
