import { expect, test, vi } from 'vitest';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { ROUND } from '#tests/support/round-plan.ts';
import { composed } from './composer.ts';
import type { RoundPlan } from './next-question.ts';
import { chooseQuestion } from './writer.ts';

const PLAN: RoundPlan = { ...ROUND, skills: ['style', 'section', 'rhythm'] };

/** The guests of the first fifteen questions. */
async function guestsOf(onLine: boolean, isKept: boolean, plan = PLAN) {
  vi.stubGlobal('navigator', { onLine });
  const guests = new Set<string>();
  for (let place = 0; place < 15; place++) {
    const load = async () => ({ composed, isOnDevice: async () => isKept });
    const chosen = await chooseQuestion({ plan, place }, load);
    for (const guest of chosen?.question.piece(EAR_MUSIC).guests ?? []) guests.add(guest);
  }
  return guests.size;
}

test('offline nothing is asked whose players are not on the device, if there is anything else', async () => {
  expect(await guestsOf(true, false)).toBeGreaterThan(0);
  expect(await guestsOf(false, true)).toBeGreaterThan(0);
  expect(await guestsOf(false, false)).toBe(0);
  expect(await guestsOf(false, false, { ...PLAN, skills: ['style'] })).toBeGreaterThan(0);
});
