/** Lets the key F press the Present button of what has the focus, or that of the page. Call once. */
export function listenForPresentKey(): void {
  // On the window, so that a key that another listener has used is known as such.
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'f') return;
    // Few pages are presented. Offline, the button says that nothing can be loaded.
    import('./present-key.ts').then(({ presentByKey }) => presentByKey(event), console.warn);
  });
}
