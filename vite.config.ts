import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkContent } from './scripts/content/plugin.ts';
import { devApi } from './scripts/dev-api.ts';
import { devKitPage } from './scripts/dev-kit-page.ts';
import { headers } from './scripts/headers.ts';
import { markdown } from './scripts/markdown/plugin.ts';
import { offline } from './scripts/offline/plugin.ts';
import { prerender } from './scripts/prerender.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    markdown(),
    devApi(),
    devKitPage(),
    checkContent(),
    prerender(),
    offline(),
    headers(),
  ],
  // React has useSyncExternalStore built in: no shim for older versions.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: { host: '127.0.0.1', port: 5173 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Small files compress badly. What every page needs is in one file, which `src/app/main.tsx`
            // evaluates in two parts; so is XState.
            codeSplitting: {
              groups: [
                { name: 'app', test: /\/(src\/app\/render-app\.tsx|react-dom\/client\.js)$/ },
                { name: 'xstate', test: /node_modules\/(@xstate\/react|xstate)\// },
              ],
            },
          },
        },
      },
    },
  },
  // Hashed files go to /build, since public/ has its own /assets.
  build: {
    outDir: 'dist/client',
    assetsDir: 'build',
    target: 'es2022',
    // Prerendered pages name the modules they need; Vite's lists of them weigh up to 2 kB per page.
    modulePreload: false,
    // One style sheet, so that prerendered pages are styled before any script runs.
    cssCodeSplit: false,
    // The server serves public/ from the client's build.
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild && {
      outDir: 'dist/server',
      rolldownOptions: { input: ['src/server/main.ts', 'src/server/feedback.ts'] },
    }),
  },
}));
