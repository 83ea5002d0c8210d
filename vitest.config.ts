import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { usualChromium } from './scripts/lib/chromium.mjs';

// Vite must know these before the first test: finding one later reloads the page under the tests.
const include = [
  '@xstate/react',
  'axe-core',
  'canvas-confetti',
  'dnd-core',
  'dnd-multi-backend',
  'howler',
  'react',
  'react-dnd',
  'react-dnd-html5-backend',
  'react-dnd-touch-backend',
  'react-dom',
  'react-dom/client',
  'react-error-boundary',
  'react-markdown',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'mdast-util-gfm',
  'micromark-extension-gfm',
  'tone/build/esm/core/clock/Transport.js',
  'tone/build/esm/core/context/Context.js',
  'vitest-browser-react',
  'wouter',
  'xstate',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', include: ['{src,audio,lib,scripts}/**/*.test.{ts,tsx,mjs}'] },
      },
      {
        // What `npm run build` left in dist.
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
            instances: [{ browser: 'chromium' }],
            // Sound must play here without a click; the end-to-end tests keep the real rule.
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
