import type { Server } from 'node:http';

/** Time limit for open requests after a signal (milliseconds). */
const GRACE_MS = 5000;

/**
 * Graceful shutdown on SIGINT or SIGTERM: stops accepting connections, completes open requests, runs
 * `cleanup` and exits with code 0. Further signals are ignored, because npm forwards the Ctrl-C that the
 * terminal also sends to this process.
 */
export function shutDownOnSignals(server: Server, cleanup: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => cleanup().finally(() => process.exit(0)));
    // close() ends only connections that are idle now; keep-alive connections become idle later.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => server.closeAllConnections(), GRACE_MS);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
