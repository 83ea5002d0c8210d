/** Interval at which the parent process is checked, in milliseconds. */
const INTERVAL_MS = 500;

/**
 * Ends this process when the npm that started it has exited. On SIGTERM npm and its shell exit without
 * signalling their child, and a server left behind would keep its port. On Windows the parent's id
 * never changes, so there this is a no-op.
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
