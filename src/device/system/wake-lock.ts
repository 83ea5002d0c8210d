/** Events after which the browser may grant a lock that it has refused or released. */
const OCCASIONS = ['visibilitychange', 'pointerup', 'keydown'] as const;

/**
 * Keeps the screen on. Browsers release the lock when the page is hidden, and some grant it only in a gesture. So it is
 * requested again when the page is visible again, and with every gesture until it is granted. Never throws; has no
 * effect if the feature is missing. @returns a function that ends it
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const end = new AbortController();
  const { signal } = end;
  let pending = false;
  let lock: WakeLockSentinel | null = null;

  const drop = () => {
    void lock?.release().catch(() => {});
    lock = null;
  };
  const acquire = async () => {
    const isHeld = lock !== null && !lock.released;
    if (pending || isHeld || document.visibilityState !== 'visible') return;
    pending = true;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch {
      // Refused, possibly because the battery is low. The next event tries again.
    }
    pending = false;
    if (signal.aborted) drop();
  };

  for (const type of OCCASIONS) {
    document.addEventListener(type, () => void acquire(), { capture: true, signal });
  }
  void acquire();
  return () => {
    end.abort();
    drop();
  };
}
