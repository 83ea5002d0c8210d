// npm run dev: Vite's dev server with hot reload, and the API on the same port.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
await ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer({ root });
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close().finally(() => process.exit(0)));
}
