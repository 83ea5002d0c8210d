import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { listenFailure, readSettings, type Settings, siteUrl } from './settings.ts';
import { stopOnSignals } from './stop.ts';

// Seen from the bundle, dist/server/main.js.
const clientDir = join(import.meta.dirname, '..', 'client');

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function settingsOrRefuse(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const settings = settingsOrRefuse();
if (!existsSync(join(clientDir, 'index.html'))) {
  refuse('Martillo is not built yet: run `npm run build` first.');
}

const server = createServer(getRequestListener(createApp({ clientDir }).fetch));
stopOnSignals(server);
server.on('error', (error) => refuse(listenFailure(error, settings)));
server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo;
  console.info(`Martillo is at ${siteUrl(settings.host, port)}`);
});
