/** How often to look for npm, in milliseconds. */
const INTERVAL_MS = 500;

/**
 * Ends this process when the npm that started it is gone. On SIGTERM npm and its shell end without
 * telling us, and a server left behind would keep its port. On Windows a parent's id never changes.
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
