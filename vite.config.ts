import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkContent } from './scripts/content/plugin.ts';
import { devApi } from './scripts/dev-api.ts';
import { devKitPage } from './scripts/dev-kit-page.ts';
import { markdown } from './scripts/markdown/plugin.ts';
import { prerender } from './scripts/prerender.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), markdown(), devApi(), devKitPage(), checkContent(), prerender()],
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
                // The home page needs it without what follows.
                { name: 'progress', test: /\/src\/progress\/progress\.ts$/ },
                // Of almost every lesson and quiz.
                {
                  name: 'learning',
                  test: /\/src\/(classroom\/(present-button|add-to-class)|page\/use-emitted|progress\/(unfinished|unfinished-quiz)|sound\/now-playing|ui\/(back-link|confetti|panel|roving-focus)|content\/practice-link)\.tsx?$/,
                },
                // Of lessons, and of quizzes with questions.
                {
                  name: 'questions',
                  test: /\/src\/(progress\/use-progress|ui\/(link-card|option-list))\.tsx?$/,
                },
                // Of each matching exercise, and of its slide.
                {
                  name: 'matching',
                  test: /\/src\/exercises\/matching\/((grip|matching-context|matching-focus|messages|model)\.ts|result\.module\.css)$/,
                },
                // Of whatever plays a clip.
                {
                  name: 'clips',
                  test: /\/src\/(sound\/(clip-dial|use-clip|use-clip-progress)|ui\/play-(button|sign))\.tsx?$/,
                },
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
