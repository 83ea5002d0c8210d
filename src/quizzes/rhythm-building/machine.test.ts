import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type RhythmBuildingEvent, rhythmBuildingMachine } from './machine.ts';

const input = { challenges: ['derecho', 'majao', 'mambo'] };

/** A quiz on a simulated clock, with the scores it emitted. */
function start() {
  const emitted: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(rhythmBuildingMachine, { input, clock });
  actor.on('score.changed', ({ score: { score, total } }) => emitted.push(`${score}/${total}`));
  actor.start();
  return {
    emitted,
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
  // Within the tests, so that an error fails a test and not the collection of tests.
  const findPaths = () =>
    getShortestPaths(rhythmBuildingMachine, {
      input,
      events: [
        ...[0, 1, 2, 3, -1].map(open),
        ...[...input.challenges, 'salsa'].map(solved),
        next,
        previous,
        restart,
      ],
    });

  test('covers every order of solving, seen from every challenge', () => {
    const paths = findPaths();
    // None, 3 single and 6 pairs solved, each seen from 3 challenges; then 6 orders of all three.
    expect(paths.filter(({ state }) => state.value === 'building')).toHaveLength(10 * 3);
    expect(paths.filter(({ state }) => state.value === 'complete')).toHaveLength(6 * 3);
  });

  test('replays to the expected state and has emitted each score', () => {
    for (const { steps, state } of findPaths()) {
      const quiz = start();
      quiz.send(...(steps.slice(1).map(({ event }) => event) as RhythmBuildingEvent[]));
      const { value, context } = quiz.now;
      expect({ value, context }).toEqual({ value: state.value, context: state.context });
      expect(quiz.emitted).toEqual(['1/3', '2/3', '3/3'].slice(0, context.completed.length));
      quiz.send(...input.challenges.map(solved));
      expect(quiz.now.value).toBe('complete');
      quiz.clock.increment(2600);
      expect(quiz.now.value).toBe('congratulated');
      quiz.send(restart);
      expect(quiz.now.value).toBe('building');
      expect(quiz.emitted.at(-1)).toBe('0/3');
    }
  });
});

test('a rhythm solved twice is completed once', () => {
  const quiz = start();
  quiz.send(solved('majao'), solved('majao'));
  expect(quiz.emitted).toEqual(['1/3', '1/3']);
});

test('previous and next stop at the ends', () => {
  const quiz = start();
  quiz.send(previous);
  expect(quiz.now.context.index).toBe(0);
  quiz.send(next, next, next);
  expect(quiz.now.context.index).toBe(2);
});

test('Try Again starts over and emits a score of 0', () => {
  const quiz = start();
  quiz.send(next, ...input.challenges.map(solved));
  quiz.clock.increment(2600);
  quiz.send(restart);
  expect(quiz.now.value).toBe('building');
  expect(quiz.now.context).toMatchObject({ index: 0, completed: [] });
  expect(quiz.emitted).toEqual(['1/3', '2/3', '3/3', '0/3']);
});

test('starts at the first challenge with none completed', () => {
  const { now } = start();
  expect(now.value).toBe('building');
  expect(now.context).toEqual({ ...input, index: 0, completed: [] });
});

test('ignores unknown challenges', () => {
  const quiz = start();
  quiz.send(open(1), open(3), open(-1), solved('salsa'));
  expect(quiz.now.context).toMatchObject({ index: 1, completed: [] });
  expect(quiz.emitted).toEqual([]);
});

test('congratulates 2600 ms after the last rhythm is solved, and ignores everything until then', () => {
  const quiz = start();
  quiz.send(...input.challenges.map(solved));
  quiz.clock.increment(2599);
  quiz.send(open(2), solved('majao'), restart);
  expect(quiz.now.value).toBe('complete');
  expect(quiz.now.context.index).toBe(0);
  quiz.clock.increment(1);
  expect(quiz.now.value).toBe('congratulated');
  expect(quiz.emitted).toEqual(['1/3', '2/3', '3/3']);
});
