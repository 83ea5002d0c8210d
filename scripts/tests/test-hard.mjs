// npm run test:hard: the crash and fuzz tests at full length.
import '../lib/node-version.mjs';
import { ensureBuilt, runTool } from '../lib/run.mjs';

ensureBuilt();
const env = { ...process.env, CRASH_KILLS: '50', FUZZ_REQUESTS: '10000' };
const tests = ['site/crash.test', 'site/fuzz.test'];
process.exitCode = await runTool('vitest/vitest.mjs', ['run', '--project=site', ...tests], { env });
