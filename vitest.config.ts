import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { usualChromium } from './scripts/lib/chromium.mjs';
import { clipVerdictCommands } from './tests/support/clip-verdict-commands.ts';

// Vite must know these before the first test: a dependency found later reloads the page mid-test.
const include = [
  '@xstate/react',
  'axe-core',
  'canvas-confetti',
  'dnd-core',
  'howler',
  'react',
  'react-dnd',
  'react-dnd-html5-backend',
  'react-dom',
  'react-dom/client',
  'react-error-boundary',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'tone/build/esm/core/clock/Transport.js',
  'tone/build/esm/core/context/Context.js',
  'vitest-browser-react',
  'wouter',
  'wouter/use-browser-location',
  'xstate',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', include: ['{src,audio,scripts}/**/*.test.{ts,tsx,mjs}'] },
      },
      {
        // Runs against what `npm run build` wrote to dist.
        extends: './vite.config.ts',
        test: { name: 'site', include: ['tests/site/**/*.test.ts'] },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: { include },
        test: {
          name: 'browser',
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
                args: ['--autoplay-policy=no-user-gesture-required'],
              },
            }),
          },
        },
      },
    ],
  },
});
