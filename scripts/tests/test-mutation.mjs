// npm run test:mutation: Stryker on the pure core (stryker.config.mjs), or on some of its files:
// npm run test:mutation -- --mutate 'audio/music/**'
import '../lib/node-version.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root, run } from '../lib/run.mjs';

const args = process.argv.slice(2);
const env = { ...process.env };
// Stryker's own --mutate splits a glob at the commas in its braces and would bring in test files.
const at = args.indexOf('--mutate');
if (at >= 0) [, env.MUTATE] = args.splice(at, 2);

const tool = 'tools/stryker/';
await ensureInstalled();
await ensureInstalled(tool);
const stryker = `${root}${tool}node_modules/@stryker-mutator/core/bin/stryker.js`;
process.exitCode = await run(process.execPath, [stryker, 'run', ...args], { env });
