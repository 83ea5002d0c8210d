// The production server, bundled as dist/server/main.js.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { handleClientError } from './client-error.ts';
import { feedbackRoute } from './feedback/route.ts';
import { type FeedbackSettings, readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';
import { requestLog } from './request-log.ts';
import { listenErrorMessage, readSettings, type Settings, siteUrl } from './settings.ts';
import { shutDownOnSignals } from './shutdown.ts';

// Relative to the bundle.
const clientDir = join(import.meta.dirname, '..', 'client');

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
shutDownOnSignals(server, async () => {
  await store.close();
  flush();
});
server.on('error', (error) => exitWithError(listenErrorMessage(error, settings)));
server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo;
  console.info(`Martillo is at ${siteUrl(settings.host, port)}`);
});
