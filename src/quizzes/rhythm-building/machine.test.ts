import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type RhythmBuildingEvent, rhythmBuildingMachine } from './machine.ts';

const input = { challenges: ['derecho', 'majao', 'mambo'] };

/** The quiz, with what it saved. */
function quiz() {
  const saved: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    rhythmBuildingMachine.provide({
      actions: { save: (_, { score, total }) => saved.push(`${score}/${total}`) },
    }),
    { input, clock },
  ).start();
  return {
    saved,
    clock,
    send: (...events: RhythmBuildingEvent[]) => {
      for (const event of events) actor.send(event);
    },
    get now() {
      return actor.getSnapshot();
    },
  };
}

const open = (index: number): RhythmBuildingEvent => ({ type: 'challenge.open', index });
const solved = (challenge: string): RhythmBuildingEvent => ({
  type: 'challenge.solved',
  challenge,
});
const next: RhythmBuildingEvent = { type: 'challenge.next' };
const previous: RhythmBuildingEvent = { type: 'challenge.previous' };
const restart: RhythmBuildingEvent = { type: 'quiz.restart' };

describe('every shortest path', () => {
  const paths = getShortestPaths(rhythmBuildingMachine, {
    input,
    events: [
      ...[0, 1, 2, 3, -1].map(open),
      ...[...input.challenges, 'salsa'].map(solved),
      next,
      previous,
      restart,
    ],
  });

  test('reaches every order of completing, seen from every challenge', () => {
    // None, 3 alone, 6 pairs, each seen from 3 places; then 6 orders of all three, seen from 3.
    expect(paths.filter(({ state }) => state.value === 'building')).toHaveLength(10 * 3);
    expect(paths.filter(({ state }) => state.value === 'complete')).toHaveLength(6 * 3);
  });

  test('replayed, arrives where the graph says and has saved each step', () => {
    for (const { steps, state } of paths) {
      const one = quiz();
      one.send(...(steps.slice(1).map(({ event }) => event) as RhythmBuildingEvent[]));
      const { value, context } = one.now;
      expect({ value, context }).toEqual({ value: state.value, context: state.context });
      expect(one.saved).toEqual(['1/3', '2/3', '3/3'].slice(0, context.completed.length));
      one.send(...input.challenges.map(solved));
      expect(one.now.value).toBe('complete');
      one.clock.increment(2600);
      expect(one.now.value).toBe('congratulated');
      one.send(restart);
      expect(one.now.value).toBe('building');
      expect(one.saved.at(-1)).toBe('0/3');
    }
  });
});

test('the same rhythm solved twice is one completed rhythm', () => {
  const one = quiz();
  one.send(solved('majao'), solved('majao'));
  expect(one.saved).toEqual(['1/3', '1/3']);
});

test('previous and next stop at the ends', () => {
  const one = quiz();
  one.send(previous);
  expect(one.now.context.index).toBe(0);
  one.send(next, next, next);
  expect(one.now.context.index).toBe(2);
});

test('Try Again forgets what was completed and saves 0', () => {
  const one = quiz();
  one.send(next, ...input.challenges.map(solved));
  one.clock.increment(2600);
  one.send(restart);
  expect(one.now.value).toBe('building');
  expect(one.now.context).toMatchObject({ index: 0, completed: [] });
  expect(one.saved).toEqual(['1/3', '2/3', '3/3', '0/3']);
});
