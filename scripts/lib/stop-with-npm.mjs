/** Interval at which the parent process is checked, in milliseconds. */
const INTERVAL_MS = 500;

/**
 * Ends this process when the npm that started it has exited. On SIGTERM, npm and its shell exit without signalling
 * their child, so the server would keep running and occupy its port. On Windows the parent's id never changes, so this
 * has no effect.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
