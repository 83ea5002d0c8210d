// npm run test:mutation: Stryker on the pure core (stryker.config.mjs), or on some of its files:
// npm run test:mutation -- --mutate 'audio/music/**'
import './lib/node-version.mjs';
import { runTool } from './lib/run.mjs';

const args = process.argv.slice(2);
const env = { ...process.env };
// Stryker's own --mutate splits a glob at the commas in its braces and would bring in test files.
const at = args.indexOf('--mutate');
if (at >= 0) [, env.MUTATE] = args.splice(at, 2);

process.exitCode = await runTool('@stryker-mutator/core/bin/stryker.js', ['run', ...args], { env });
