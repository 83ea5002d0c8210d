// npm run test:mutation: Stryker on the pure core (stryker.config.mjs), or on some of its files:
// npm run test:mutation -- --mutate 'audio/music/**'
import './lib/node-version.mjs';
import config from '../stryker.config.mjs';
import { runTool } from './lib/run.mjs';

// A glob on the command line replaces the configured ones, but never brings in tests or data.
const excluded = config.mutate?.filter((glob) => glob.startsWith('!')) ?? [];
const args = process.argv.slice(2);
const glob = args.indexOf('--mutate') + 1;
if (glob > 0) args[glob] = [args[glob], ...excluded].join(',');

process.exitCode = await runTool('@stryker-mutator/core/bin/stryker.js', ['run', ...args]);
