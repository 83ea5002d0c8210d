/** Events after which the browser may grant a lock that it has refused or taken away. */
const OCCASIONS = ['visibilitychange', 'pointerup', 'keydown'] as const;

const CAPTURE = { capture: true };

/** Keeps the screen on while something plays. Never throws; without the feature, nothing happens. */
export function createWakeLock() {
  let wanted = false;
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
    if (!wanted) drop();
  };
  const onOccasion = () => void acquire();

  return {
    /**
     * Keeps the screen on until `release`. Browsers take the lock away from a hidden page, and some grant it
     * in a gesture only: it is requested again when the page is back, and with every gesture until then.
     */
    request() {
      if (wanted || !('wakeLock' in navigator)) return;
      wanted = true;
      for (const type of OCCASIONS) document.addEventListener(type, onOccasion, CAPTURE);
      onOccasion();
    },
    release() {
      wanted = false;
      for (const type of OCCASIONS) document.removeEventListener(type, onOccasion, CAPTURE);
      drop();
    },
  };
}
