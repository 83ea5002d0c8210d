import { expect, test } from 'vitest';
import { lengthText } from './length-text.ts';

const step = (minutes: number) => ({ page: '/practice', item: '', title: '', note: '', minutes });

test('minutes are added up, and left out if nobody entered any', () => {
  expect(lengthText({ name: '', steps: [step(0)] })).toBe('1 step');
  expect(lengthText({ name: '', steps: [step(5), step(0), step(10)] })).toBe('3 steps, 15 minutes');
});
