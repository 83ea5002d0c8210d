import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES, quickChromium, usualChromium } from './scripts/lib/chromium.mjs';

const port = process.env.E2E_PORT ?? '4199';
const baseURL = `http://127.0.0.1:${port}`;

// Inherited by every server that a test starts, so that none writes to the checkout's own database.
process.env.FEEDBACK_DATABASE_URL ??= `file:${join(mkdtempSync(join(tmpdir(), 'martillo-e2e-')), 'feedback.db')}`;

/** Runs against what `npm run build` wrote to dist. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  // One more than the cores of a small machine, which waits for something a sixth of the time.
  workers: 3,
  // By test rather than by file, so that all workers are busy until the end.
  fullyParallel: true,
  // Upper limits that also hold on a machine of half the speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL,
    browserName: 'chromium',
    // Only tests/e2e/offline.spec.ts has one: elsewhere it would answer in place of the server.
    serviceWorkers: 'block',
    // Nothing moves, so that no test waits for it: tests of what moves ask for motion (`MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'pages',
      grepInvert: /@realtime/,
      use: {
        launchOptions: { executablePath: quickChromium(), args: CHROMIUM_SWITCHES },
      },
    },
    // Sound that is judged while it plays, which the headless shell does not play as exactly.
    {
      name: 'realtime',
      grep: /@realtime/,
      // One at a time: beside a page that loads an audio device runs dry, and the run has to be measured again.
      workers: 1,
      use: {
        launchOptions: {
          executablePath: usualChromium(),
          args: ['--disable-gpu', ...CHROMIUM_SWITCHES],
        },
      },
    },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/healthz`,
    env: { PORT: port, HOST: '127.0.0.1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
