import { expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { LAST_STEPS, lastStep } from './last-lesson.ts';

const TEXT = '2026-11-26T08:30:00.000Z 5 low-drum';
const STEP = { date: '2026-11-26T08:30:00.000Z', number: 5, id: 'low-drum' };

test('the last step of a lesson is kept with its date', () => {
  const device = createDeviceStorage(() => null);
  lastStep('music', 'rhythm').write(STEP, device);
  expect(device.read('lesson_step_music_rhythm')).toBe(TEXT);
  expect(lastStep('music', 'rhythm').read(device)).toEqual(STEP);
  expect(lastStep('music', 'structure').read(device)).toBeNull();
});

test.each(['', 'low-drum', '5 low-drum', `${TEXT} more`, TEXT.replace('5', '0')])(
  'the text %o is refused',
  (text) => expect(LAST_STEPS.parse(text)).toBeNull(),
);
