import { Listeners } from '#lib/listeners.ts';

const listeners = new Listeners();
let channel: BroadcastChannel | null = null;

/** Notifies this tab and the others that something was saved or deleted. */
export function announceSaved(): void {
  listeners.notify();
  open().postMessage(null);
}

/** Calls back when something was saved or deleted. @returns a function that unsubscribes */
export function onSavedChanged(listener: () => void): () => void {
  open();
  return listeners.subscribe(listener);
}

function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('martillo-saved');
    channel.onmessage = () => listeners.notify();
  }
  return channel;
}
