/** Polling interval in milliseconds. */
const INTERVAL_MS = 500;

/**
 * Sends SIGTERM to this process when its parent, npm, ends. On SIGTERM npm and its shell exit without
 * forwarding the signal, and an orphaned server would keep its port. No effect on Windows, where the
 * parent id never changes.
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
