// npm run test:hard: the crash and fuzz tests at full length.
import '../lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { root, runTool } from '../lib/run.mjs';

if (!existsSync(`${root}dist/server/main.js`)) {
  console.error('Martillo is not built yet: run `npm run build` first.');
  process.exit(1);
}
const env = { ...process.env, CRASH_KILLS: '50', FUZZ_REQUESTS: '10000' };
const tests = ['site/crash.test', 'site/fuzz.test'];
process.exitCode = await runTool('vitest/vitest.mjs', ['run', '--project=site', ...tests], { env });
