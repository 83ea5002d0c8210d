/** Interval at which a lost connection is tried again (milliseconds): `online` events alone are not reliable. */
const RETRY_MS = 5000;

/** Whether an error is a load error: browsers have different messages for modules and files that they cannot fetch. */
export function isLoadingError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|not a valid javascript mime type|failed to fetch|networkerror|load failed/i.test(
      error.message,
    )
  );
}

/** Time for the site to answer (milliseconds): some networks accept requests and never answer. */
const ANSWER_MS = 5000;

/** Whether the site answers in time, with any response. Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** Calls back once, when the site answers again: it is tried on events and every five seconds. @returns stops trying */
export function onConnected(listener: () => void): () => void {
  let stopped = false;
  const retry = async () => {
    if (stopped || document.hidden || !(await isReachable()) || stopped) return;
    stop();
    listener();
  };
  const timer = setInterval(retry, RETRY_MS);
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
  };
  return stop;
}
