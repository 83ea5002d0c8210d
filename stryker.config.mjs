// npm run test:mutation: whether the unit tests of the pure core notice when the code is changed.
// One area at a time: npm run test:mutation -- --mutate 'audio/music/**'

const CORE = [
  'audio/engine/{playback,transport/clock}.ts',
  'audio/music/**/*.ts',
  'src/**/{model,machine}.ts',
  'src/device/stored*.ts',
  'src/progress/*.ts',
  'src/server/feedback/{store,message,rate-limit}.ts',
];

const { MUTATE } = process.env;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...(MUTATE ? [MUTATE] : CORE),
    '!**/*.test.{ts,tsx}',
    '!**/*.json',
    // Hooks need React and a browser.
    '!**/use-*.ts',
    // Songs are data, held to account by listening and by the clips made from them.
    '!audio/music/songs/**',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Stryker rewrites the tsconfig.json of its sandbox with TypeScript's JavaScript API, which
  // TypeScript 7 does not have. Our paths need no rewriting, so it gets a name that does not exist.
  tsconfigFile: 'tsconfig.none.json',
  coverageAnalysis: 'perTest',
  // Code that runs on import takes every test for each mutant: only where a glob names the area.
  ignoreStatic: !MUTATE,
  // On a busy machine a slow test must not count as a killed mutant.
  timeoutMS: 30_000,
  concurrency: 2,
  incremental: true,
  // A file for each glob: Stryker also reports the results that it finds there from before.
  incrementalFile: `node_modules/.cache/stryker/${MUTATE?.replace(/\W+/g, '-') ?? 'core'}.json`,
  // A sandbox below node_modules would not be transformed by Vite.
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['/dist', '/data', '/docs', '/reports', '/tools'],
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 95, low: 85, break: 85 },
};
