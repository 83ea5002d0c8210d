// npm start: from a fresh checkout to a running site, in this terminal.
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
// In this process rather than another, so that Ctrl-C reaches the server alone.
await import(pathToFileURL(`${root}dist/server/main.js`).href);
