// npm run feedback: lists, exports and deletes the messages that learners sent.
import './lib/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root } from './lib/run.mjs';

ensureBuilt();
await import(pathToFileURL(`${root}dist/server/feedback.js`).href);
