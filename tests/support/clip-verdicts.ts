// The checks of finished clips that need not run again, since nothing they depend on has changed.
import { afterAll, expect, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import type { Clip } from '#audio/music/clips/clip.ts';

let checked = 0;
let unchanged = 0;

/**
 * Whether the running test has passed before for this clip with the same files, score and code. If
 * not, its pass is kept in clip-verdicts.json, to be committed. With CHECK_ALL_CLIPS set, every check runs.
 */
export async function passedBefore(clip: Clip): Promise<boolean> {
  const name = expect.getState().currentTestName ?? '';
  if (await commands.hasClipPassed(clip.id, name)) {
    unchanged++;
    return true;
  }
  checked++;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'pass') await commands.keepClipPass(clip.id, name);
  });
  return false;
}

afterAll(() => {
  console.info(`Clips: ${checked} checked, ${unchanged} unchanged since they passed.`);
});
