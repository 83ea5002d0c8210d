import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_SWITCHES, usualChromium } from './scripts/lib/chromium.mjs';
import { clipVerdictCommands } from './tests/support/clip-verdict-commands.ts';

/** Upper limits (ms) that also hold on a busy machine. */
const testTimeout = 60_000;
const pollTimeout = 8_000;

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          setupFiles: ['tests/support/unit-setup.ts'],
          // Random edits take seconds on a free core.
          testTimeout: 60_000,
          // One process for many files takes half the time. They run in any order, so none may depend on
          // what another has left behind.
          isolate: false,
          maxWorkers: 2,
          include: ['{src,audio,lib,lint,scripts}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        // Runs against what `npm run build` wrote to dist.
        extends: './vite.config.ts',
        test: { name: 'site', testTimeout, include: ['tests/site/**/*.test.ts'] },
      },
      {
        // Firefox and WebKitGTK on what `npm run build` wrote to dist; `npm run test:browsers` starts it.
        extends: './vite.config.ts',
        test: {
          name: 'browsers',
          testTimeout: 120_000,
          hookTimeout: 90_000,
          // One browser, for one file after the other: its sound is judged in real time.
          fileParallelism: false,
          isolate: false,
          expect: { poll: { timeout: 10_000, interval: 20 } },
          include: ['tests/browsers/**/*.test.ts'],
          tags: [
            { name: 'short', description: 'the tests of `npm run test:browsers -- --short`' },
            { name: 'short-only', description: 'what a longer test covers as well' },
          ],
        },
      },
      {
        extends: './vite.config.ts',
        // Imported by a package that is not bundled: discovering it later would reload the page in the middle of a test.
        optimizeDeps: { include: ['react-dom/client'] },
        test: {
          name: 'browser',
          setupFiles: ['tests/support/browser-setup.ts'],
          testTimeout,
          clearMocks: true,
          restoreMocks: true,
          unstubGlobals: true,
          // As many pages as the cores of a small machine: a third one takes as long, and delays the sound of the others.
          maxWorkers: 2,
          expect: { poll: { timeout: pollTimeout } },
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            api: { host: '127.0.0.1' },
            commands: clipVerdictCommands,
            instances: [{ browser: 'chromium' }],
            // Sound plays without a click here; the end-to-end tests keep the real autoplay policy.
            provider: playwright({
              launchOptions: {
                executablePath: usualChromium(),
                args: [
                  '--autoplay-policy=no-user-gesture-required',
                  '--disable-gpu',
                  ...CHROMIUM_SWITCHES,
                ],
              },
            }),
          },
        },
      },
    ],
  },
});
