import { beforeEach, expect, test } from 'vitest';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { LAST_STEPS, lastStep, SOLVED_STEPS, solvedSteps } from './last-lesson.ts';

beforeEach(clearDevice);

const TEXT = '2026-11-26T08:30:00.000Z 5 low-drum';
const STEP = { date: '2026-11-26T08:30:00.000Z', number: 5, id: 'low-drum' };

test('the last step of a lesson is kept with its date', () => {
  lastStep('music', 'rhythm').write(STEP);
  expect(deviceStorage.read('lesson_step_music_rhythm')).toBe(TEXT);
  expect(lastStep('music', 'rhythm').read()).toEqual(STEP);
  expect(lastStep('music', 'structure').read()).toBeNull();
});

test.each(['', 'low-drum', '5 low-drum', `${TEXT} more`, TEXT.replace('5', '0')])(
  'the text %o is refused',
  (text) => expect(LAST_STEPS.parse(text)).toBeNull(),
);

test('the solved steps of a lesson are kept', () => {
  solvedSteps('music', 'rhythm').write(['lift', 'low-drum']);
  expect(deviceStorage.read('lesson_solved_music_rhythm')).toBe('lift low-drum');
  expect(solvedSteps('music', 'rhythm').read()).toEqual(['lift', 'low-drum']);
  for (const text of ['Lift!', ' lift', 'lift  low-drum']) {
    expect(SOLVED_STEPS.parse(text)).toBeNull();
  }
});
