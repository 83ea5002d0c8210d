import { expect, test } from 'vitest';
import { solvedSteps } from '#src/progress/last-lesson.ts';
import { createLessonVisit, markSolved } from './visit.ts';

test('a part waits until its step is on screen or next; on the whole page none waits', async () => {
  const visit = createLessonVisit(false);
  const waiting = visit.reached('lift');
  expect(waiting).toBeInstanceOf(Promise);
  expect(visit.reached('lift')).toBe(waiting);
  visit.reach(['low-drum', 'lift']);
  await waiting;
  expect(visit.reached('lift')).toBeNull();
  expect(visit.reached('low-drum')).toBeNull();
  const last = visit.reached('summary');
  visit.reach(null);
  await last;
  expect(visit.reached('summary')).toBeNull();
  expect(visit.reached('opening')).toBeNull();
  expect(createLessonVisit(true).reached('lift')).toBeNull();
});

test('it tells which steps of its lesson are solved', () => {
  const visit = createLessonVisit(true, solvedSteps('music', 'rhythm'));
  for (const step of ['lift', 'low-drum', 'lift']) markSolved(visit, step);
  const again = createLessonVisit(true, solvedSteps('music', 'rhythm'));
  expect(again.solved.read()).toEqual(['lift', 'low-drum']);
  expect(createLessonVisit(true, solvedSteps('music', 'structure')).solved.read()).toBeNull();
});
