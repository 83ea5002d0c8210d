// The production server, bundled as dist/server/main.js.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { feedbackRoute } from './feedback/route.ts';
import { type FeedbackSettings, readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';
import { requestLog } from './request-log.ts';
import { listenErrorMessage, readSettings, type Settings, siteUrl } from './settings.ts';

// Relative to the bundle.
const clientDir = join(import.meta.dirname, '..', 'client');

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Time limit for open requests after a signal (milliseconds). */
const GRACE_MS = 5000;

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

function readSettingsOrExit(): Settings & { feedback: FeedbackSettings } {
  try {
    return { ...readSettings(process.env), feedback: readFeedbackSettings(process.env) };
  } catch (error) {
    return exitWithError((error as Error).message);
  }
}

const settings = readSettingsOrExit();
if (!existsSync(join(clientDir, 'index.html'))) {
  exitWithError('Martillo is not built yet: run `npm run build` first.');
}

const store = new FeedbackStore(settings.feedback.database);
// The site works without the database: each message retries to open it.
store.connect().catch((error) => console.error('Cannot open the feedback database:', error));

const { log, flush } = requestLog((lines) => process.stdout.write(lines));
const app = createApp({
  clientDir,
  feedback: feedbackRoute(store, settings.feedback),
  log,
  behindProxy: settings.feedback.proxies > 0,
});
const server = createServer(
  // Slowloris guard: a request must arrive completely within 20 s.
  { requestTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  getRequestListener(app.fetch),
);
server.on('clientError', handleClientError);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, shutDown);
server.on('error', (error) => exitWithError(listenErrorMessage(error, settings)));
server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo;
  console.info(`Martillo is at ${siteUrl(settings.host, port)}`);
});

/** Handles the HTTP server's `clientError`: malformed or timed-out requests get the API's JSON error. */
function handleClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ error: status.slice(4) });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Stops accepting connections, completes open requests, closes the database and exits with code 0. */
function shutDown(): void {
  // Ctrl-C signals this process twice: from the terminal, and forwarded by npm.
  if (isStopping) return;
  isStopping = true;
  server.close(() =>
    store.close().finally(() => {
      flush();
      process.exit(0);
    }),
  );
  // close() ends only connections that are idle now; keep-alive connections become idle later.
  setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(() => server.closeAllConnections(), GRACE_MS);
}
