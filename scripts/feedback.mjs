// npm run feedback: lists, exports and deletes the messages that learners sent.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

const program = `${root}dist/server/feedback.js`;
if (existsSync(program)) {
  await import(pathToFileURL(program).href);
} else {
  console.error('Martillo is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}
