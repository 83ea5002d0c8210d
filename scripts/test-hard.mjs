// npm run test:hard: the tests of the server that npm test runs in short, at their full length.
import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { root, runTool } from './lib/run.mjs';

if (!existsSync(`${root}dist/server/main.js`)) {
  console.error('Martillo is not built yet: run `npm run build` first.');
  process.exit(1);
}
const env = { ...process.env, CRASH_KILLS: '50', FUZZ_REQUESTS: '10000' };
const specs = ['e2e/crash.spec', 'e2e/fuzz.spec'];
process.exitCode = await runTool('@playwright/test/cli.js', ['test', ...specs], env);
