import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { appData } from './scripts/app-data.ts';
import { shortClassNames } from './scripts/class-names.ts';
import { checkContent } from './scripts/content/plugin.ts';
import { devApi } from './scripts/dev-api.ts';
import { devKitPage } from './scripts/dev-kit-page.ts';
import { headers } from './scripts/headers.ts';
import { markdown } from './scripts/markdown/plugin.ts';
import { offline } from './scripts/offline/plugin.ts';
import { prerender } from './scripts/prerender.ts';
import { reactModules } from './scripts/react-modules.ts';

/** What all pages need at first, or nearly all: in one file it compresses better. */
const ON_EVERY_PAGE =
  /\/(lib\/after-paint|src\/app\/render-app|src\/page\/(lazy|static)-part|src\/progress\/progress|src\/ui\/arrow|react-dom\/client)\.(js|tsx?)$/;

/**
 * Vite's `import()` loads style sheets and module lists before a module. Here is neither (`cssCodeSplit`,
 * `modulePreload`), and every page would load the code for it. This one only tells of failures
 * (`offerNewVersion`).
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    transform: (_, id) =>
      id.includes('vite/preload-helper')
        ? `export const __vitePreload = (load) => load().catch((error) => {
            dispatchEvent(new Event('import-failed'));
            throw error;
          });`
        : undefined,
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    markdown(),
    devApi(),
    devKitPage(),
    appData(),
    checkContent(),
    prerender(),
    offline(),
    headers(),
    plainImports(),
    reactModules(),
  ],
  // React has useSyncExternalStore built in: no shim for older versions.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  }),
  server: { host: '127.0.0.1', port: 5173 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Small files compress badly, and over HTTP/1.1 a browser asks for six at a time: what is loaded
            // together is in one file, though some pages load a little more than they need.
            codeSplitting: {
              groups: [
                { name: 'app', test: ON_EVERY_PAGE },
                { name: 'xstate', test: /node_modules\/(@xstate\/react|xstate)\// },
                // Kept out of the engine, since quizzes need these before they play anything.
                {
                  name: 'music',
                  test: /\/(audio\/music\/(guira-hand|instrument|random|rhythms)|lib\/steps|src\/content\/answer-names|src\/quizzes\/seed)\.ts$/,
                },
                // Of lessons, quizzes and the practice pages.
                {
                  name: 'learning',
                  test: /\/src\/(classroom\/(present-button|add-to-class)|page\/use-emitted|offline\/(offline-button|saved-cache)|sound\/now-playing|ui\/(confetti|panel|roving-focus)|content\/practice-link|quizzes\/show-question)\.tsx?$/,
                },
                // Of lessons, and partly of glossaries.
                {
                  name: 'reading',
                  test: /\/src\/(page\/(prose|drawing)|sound\/lazy-sample-list|content\/(band-samples|video-id)|progress\/last-lesson)\.tsx?$/,
                },
                // Of sections, lessons and quizzes.
                {
                  name: 'progress',
                  test: /\/src\/(progress\/(unfinished|unfinished-quiz|use-progress|done)|ui\/back-link)\.tsx?$/,
                },
                // Of lessons, and of quizzes with questions.
                { name: 'questions', test: /\/src\/ui\/(link-card|option-list)\.tsx?$/ },
                // Of the practice room, ear training and home.
                {
                  name: 'band',
                  test: /\/(audio\/music\/(spelling|chart)|src\/band\/(mixer|session|players|stroke-light)|src\/device\/shortcut-switch)\.ts$/,
                },
                // Of whatever plays a grid or the band.
                {
                  name: 'engine',
                  test: /\/(audio\/engine\/engine|src\/sound\/use-sound-output)\.ts$/,
                },
                // What the band plays: also in ear training, whose first question should come soon.
                {
                  name: 'arrangement',
                  test: /\/audio\/music\/(arrangement|parts\/\w+|songs\/[\w-]+)\.ts$/,
                },
                {
                  name: 'live-bars',
                  test: /\/audio\/music\/(live-bars|practice-music|own-lane)\.ts$/,
                },
                // Of the practice room, of lessons and of slides.
                { name: 'chart', test: /\/src\/band\/chart\/band-chart\.tsx$/ },
                // Of the practice room and its parts, of slides and class plans.
                {
                  name: 'practice',
                  test: /\/src\/(practice\/(heard|piece|room|settings|settings-query|sheet|use-step)|classroom\/class-item|device\/wake-lock)\.ts$/,
                },
                // Of each matching exercise, and of its slide.
                {
                  name: 'matching',
                  test: /\/src\/exercises\/matching\/((grip|matching-context|matching-focus|messages|model)\.ts|result\.module\.css)$/,
                },
                // Of whatever plays a grid or a clip.
                { name: 'sound-bar', test: /\/src\/sound\/sound-bar\.(tsx|module\.css)$/ },
                // Of whatever plays a clip.
                {
                  name: 'clips',
                  test: /\/src\/(sound\/(clip-dial|use-clip|use-clip-progress)|ui\/(play-button|play-sign|mark-list))\.tsx?$/,
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
    // The oldest browsers that are supported, as "chrome111".
    target: packageJson.browserslist.map((browser) =>
      browser.replace('ios_saf', 'ios').replace(' ', ''),
    ),
    // Prerendered pages name the modules they need; Vite's lists of them weigh up to 2 kB per page.
    modulePreload: false,
    // One style sheet, which needs no script to load it; pages have their first styles in themselves.
    cssCodeSplit: false,
    // The server serves public/ from the client's build.
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild && {
      outDir: 'dist/server',
      rolldownOptions: { input: ['src/server/main.ts', 'src/server/feedback.ts'] },
    }),
  },
}));
