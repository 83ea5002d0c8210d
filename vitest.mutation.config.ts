import { defineConfig } from 'vitest/config';

/** The unit tests that Stryker runs, without the fingerprints of the clips. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'mutation',
          // The instrumented code is several times slower.
          testTimeout: 60_000,
          setupFiles: ['tests/support/mutation-setup.ts', 'tests/support/unit-setup.ts'],
          include: ['{src,audio,lib}/**/*.test.{ts,tsx}'],
          // A hash of every score kills any mutant of the music and so hides what the other tests miss.
          // The routes load machines within a test, which would then count as the only test of them.
          exclude: ['audio/render/clips.test.ts', 'src/app/**'],
        },
      },
    ],
  },
});
