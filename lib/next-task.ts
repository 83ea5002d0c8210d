/**
 * Resolves in a new task, so that input and repaints come in between. Unlike a timer, it is not slowed down in
 * a hidden tab.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
