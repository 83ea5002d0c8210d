import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { usualChromium } from './scripts/lib/chromium.mjs';

const port = process.env.E2E_PORT ?? '4199';
const baseURL = `http://127.0.0.1:${port}`;

// Every server that a test starts has it from here; the messages of the checkout are left alone.
process.env.FEEDBACK_DATABASE_URL ??= `file:${join(mkdtempSync(join(tmpdir(), 'martillo-e2e-')), 'feedback.db')}`;

/** Runs against what `npm run build` left in dist. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath: usualChromium() },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/healthz`,
    env: { PORT: port, HOST: '127.0.0.1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
