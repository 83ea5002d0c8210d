import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { appData } from './scripts/build/app-data.ts';
import { devServer } from './scripts/build/dev-server.ts';
import { head } from './scripts/build/head.ts';
import { prerender } from './scripts/build/prerender.ts';
import { checkContent } from './scripts/content/plugin.ts';
import { markdown } from './scripts/markdown/plugin.ts';
import { offline } from './scripts/offline/plugin.ts';

/** What is loaded together, though some pages load a little more than they need. */
const GROUPS = [
  {
    name: 'app',
    test: /\/(lib\/(after-paint|sound-fetches)|src\/app\/render-app|src\/page\/loading\/island|src\/progress\/progress|src\/device\/use-stored|src\/ui\/media\/arrow|react-dom\/client)\.(js|tsx?)$/,
  },
  { name: 'xstate', test: /node_modules\/(@xstate\/react|xstate)\// },
  // Of whatever draws or plays bars of music.
  { name: 'music', test: /\/audio\/music\/(chart\/chart|live\/form)\.ts$/ },
  // Of home and sections.
  { name: 'sections', test: /\/src\/sections\/(home-page|lazy-section-picture)\.tsx$/ },
  // Of lessons, quizzes and the practice pages.
  {
    name: 'learning',
    test: /\/src\/(classroom\/(class-tools|teaching)|page\/input\/use-emitted|offline\/(offline-button|saved-cache)|sound\/now-playing|ui\/(media\/confetti|panels\/panel|controls\/roving-focus)|content\/site\/practice-link)\.tsx?$/,
  },
  // Of lessons, and partly of glossaries.
  {
    name: 'reading',
    test: /\/src\/(page\/(prose|loading\/drawing)|sound\/clips\/lazy-sample-list|content\/video-id|progress\/last-lesson)\.tsx?$/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    markdown(),
    devServer(),
    appData(),
    checkContent(),
    head(),
    prerender(),
    offline(),
  ],
  // React has it itself since version 18; the shim of wouter and @xstate/react is for older ones.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  server: { host: '127.0.0.1', port: 5173 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Fewer files for slow networks over HTTP/1.1. A group takes what its members import along, so weigh every
          // page after a change (tests/site/weight.test.ts).
          output: { codeSplitting: { groups: GROUPS } },
        },
      },
    },
  },
  css: {
    modules: {
      // Shorter than Vite's, whose numbers do not compress.
      generateScopedName: (name, file) => {
        const path = relative(import.meta.dirname, file);
        return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
      },
    },
  },
  // Hashed files go to /build, since public/ has its own /assets.
  build: {
    outDir: 'dist/client',
    assetsDir: 'build',
    // Safari before 17 knows no `modulepreload`: there, scripts load a little later.
    modulePreload: { polyfill: false },
    // The oldest browsers that are supported, as "chrome111".
    target: packageJson.browserslist.map((browser) =>
      browser.replace('ios_saf', 'ios').replace(' ', ''),
    ),
    // One style sheet, which needs no script to load it; pages have their first styles in themselves.
    cssCodeSplit: false,
    // The server serves public/ from the client's build.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // Our plugins compile Markdown and render pages: that they take most of a build is no fault.
      checks: { pluginTimings: false },
      treeshake: {
        // The packages of tonal do nothing when they load, but do not say so; nor does music that is written as data.
        moduleSideEffects: [
          { test: /\/(node_modules\/@tonaljs|audio\/music)\//, sideEffects: false },
        ],
      },
      ...(isSsrBuild && { input: ['src/server/main.ts', 'src/server/feedback.ts'] }),
    },
    ...(isSsrBuild && { outDir: 'dist/server' }),
  },
}));
