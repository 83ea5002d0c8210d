import { defineConfig } from 'vitest/config';

/** The unit tests that Stryker runs: without projects, and without the fingerprint of every score. */
export default defineConfig({
  test: {
    include: ['{src,audio,lib}/**/*.test.{ts,tsx}'],
    // It compares hashes of all scores, so that it would hide what the real tests miss.
    exclude: ['audio/render/clips.test.ts'],
  },
});
