// npm run check:slides: every slide of all presentations, in all sizes and both themes.
import '../lib/node-version.mjs';
import { ensureBuilt, runTool } from '../lib/run.mjs';

ensureBuilt();
const env = { ...process.env, CHECK_SLIDES: 'all' };
const args = ['test', '--project=pages', 'slides.spec.ts', ...process.argv.slice(2)];
process.exitCode = await runTool('@playwright/test/cli.js', args, { env });
