import { expect, test, vi } from 'vitest';
import { createLessonVisit } from './visit.ts';

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

test('it tells which steps are solved', () => {
  const visit = createLessonVisit(true, 'rhythm');
  const onSolved = vi.fn();
  const unsubscribe = visit.subscribe(onSolved);
  visit.solve('lift');
  expect([...visit.solved()]).toEqual(['lift']);
  expect(onSolved).toHaveBeenCalledOnce();
  unsubscribe();
  visit.solve('low-drum');
  expect(onSolved).toHaveBeenCalledOnce();
  expect([...createLessonVisit(true, 'rhythm').solved()]).toEqual(['lift', 'low-drum']);
  expect([...createLessonVisit(true, 'structure').solved()]).toEqual([]);
});
