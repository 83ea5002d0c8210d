import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/tests/test-browsers.mjs', import.meta.url));

/** Runs the Firefox tests on a machine without any programs, and without a way to install them. */
const run = (...options: string[]) =>
  spawnSync(process.execPath, [script, 'firefox', ...options], {
    env: { ...process.env, PATH: '/nowhere' },
    encoding: 'utf8',
  });

test('test:browsers fails if a browser is to be installed and cannot be, and skips it otherwise', () => {
  const skipped = run();
  expect(skipped.stdout).toContain('Firefox is skipped: Firefox was not found');
  expect(skipped.status).toBe(0);
  const failed = run('--install');
  expect(failed.stdout).toContain('cannot be installed without apt-get and root');
  expect(failed.status).toBe(1);
});
