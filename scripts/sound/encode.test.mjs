import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';

test('the command that renders clips names ffmpeg where it is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sound/render-clips.mjs'], {
    // A folder without programs.
    env: { ...process.env, PATH: mkdtempSync(`${tmpdir()}/no-programs-`) },
    encoding: 'utf8',
  });
  expect(stderr).toContain('apt-get install ffmpeg');
  expect(status).toBe(1);
});
