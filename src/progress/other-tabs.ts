/**
 * Calls back when another tab changes what is stored under a key.
 * @returns a function that unsubscribes
 */
export function onOtherTab(concerns: (key: string) => boolean, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when storage was cleared.
    if (key === null || concerns(key)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
