import { build, preview } from 'vite';

/**
 * Builds the page of tests/matching as the app is built, and serves it.
 * @param {string | number} name whoever asks for the same name at the same time gets in the way
 * @returns {Promise<{ address(exercise: string, query?: string): string, close(): Promise<void> }>}
 */
export async function serveExercises(name) {
  const outDir = `node_modules/.cache/matching-${name}`;
  const options = { logLevel: /** @type {const} */ ('error'), configFile: 'vite.config.ts' };
  await build({
    ...options,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'tests/matching/page.html' } },
  });
  const server = await preview({
    ...options,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4650, strictPort: false },
  });
  const base = server.resolvedUrls?.local[0];
  return {
    address: (exercise, query = '') =>
      `${base}tests/matching/page.html?exercise=${exercise}${query && `&${query}`}`,
    close: () => server.close(),
  };
}
