import type { Server } from 'node:http';

/** How long open requests may still run after a signal, in milliseconds. */
const GRACE_MS = 5000;

/**
 * Ends the process with code 0 on Ctrl-C or SIGTERM once the open requests are answered and
 * `finish` is done. Signals after the first change nothing: npm passes on the Ctrl-C that the terminal
 * also sends to us.
 */
export function stopOnSignals(server: Server, finish: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => finish().finally(() => process.exit(0)));
    // close() ends the connections idle at that moment; those kept alive after their answer follow.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => server.closeAllConnections(), GRACE_MS);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
