// npm start: installs, builds and runs the server in this terminal.
import './lib/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { npm, root } from './lib/run.mjs';
import { stopWithNpm } from './lib/stop-with-npm.mjs';

stopWithNpm();
await ensureInstalled();
if ((await npm(['run', '--silent', 'build'])) !== 0) {
  console.error('The build failed: see the message above.');
  process.exit(1);
}
// In this process, so that Ctrl-C signals only the server.
await import(pathToFileURL(`${root}dist/server/main.js`).href);
