/** Events after which the browser may grant a lock that it has refused or taken away. */
const OCCASIONS = ['visibilitychange', 'pointerup', 'keydown'] as const;

/**
 * Keeps the screen on. Browsers take the lock away from a hidden page, and some grant it in a gesture only: it is
 * requested again when the page is back, and with every gesture until then. Never throws; without the feature,
 * nothing happens.
 * @returns a function that ends it
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
      // Refused, also for lack of battery: the next occasion tries again.
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
