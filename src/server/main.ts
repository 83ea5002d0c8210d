import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { answerNonsense } from './client-error.ts';
import { feedbackRoute } from './feedback/route.ts';
import { type FeedbackSettings, readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';
import { requestLog } from './request-log.ts';
import { listenFailure, readSettings, type Settings, siteUrl } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';

// Seen from the bundle, dist/server/main.js.
const clientDir = join(import.meta.dirname, '..', 'client');

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function settingsOrRefuse(): Settings & { feedback: FeedbackSettings } {
  try {
    return { ...readSettings(process.env), feedback: readFeedbackSettings(process.env) };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const settings = settingsOrRefuse();
if (!existsSync(join(clientDir, 'index.html'))) {
  refuse('Martillo is not built yet: run `npm run build` first.');
}

const store = new FeedbackStore(settings.feedback.database);
// Without its database the site still teaches, and each message tries the database again.
store.open().catch((error) => console.error('The feedback database cannot be opened:', error));

const { log, flush } = requestLog((lines) => process.stdout.write(lines));
const app = createApp({
  clientDir,
  feedback: feedbackRoute(store, settings.feedback),
  log,
  behindProxy: settings.feedback.proxies > 0,
});
// Whoever sends a byte now and then does not hold a connection for ever.
const server = createServer(
  { requestTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  getRequestListener(app.fetch),
);
server.on('clientError', answerNonsense);
stopOnSignals(server, async () => {
  await store.close();
  flush();
});
server.on('error', (error) => refuse(listenFailure(error, settings)));
server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo;
  console.info(`Martillo is at ${siteUrl(settings.host, port)}`);
});
