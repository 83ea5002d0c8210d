const CHANNEL = 'martillo-saved';

/** Notifies this tab and the others that a page was saved or deleted. */
export function announceSaved(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when a page was saved or deleted, in any tab. @returns a function that unsubscribes */
export function onSavedChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
