import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { running } from '#tests/support/running.ts';
import {
  isUnfinished,
  nextIndex,
  type RhythmBuildingEvent,
  type RhythmBuildingStart,
  rhythmBuildingMachine,
} from './machine.ts';

const input = { challenges: ['derecho', 'majao', 'mambo'] };

/** A quiz on a simulated clock, with the scores it emitted. */
function start(from: Partial<RhythmBuildingStart> = {}) {
  const emitted: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(rhythmBuildingMachine, { input: { ...input, ...from }, clock });
  actor.on('score.changed', ({ score: { score, total } }) => emitted.push(`${score}/${total}`));
  return running(actor, { emitted, clock });
}

const open = (index: number): RhythmBuildingEvent => ({ type: 'challenge.open', index });
const solved = (challenge: string, withSolution = false): RhythmBuildingEvent => ({
  type: 'challenge.solved',
  challenge,
  withSolution,
});
const shown = (challenge: string) => solved(challenge, true);
const SOLVED = input.challenges.map((id) => solved(id));
const restart: RhythmBuildingEvent = { type: 'quiz.restart' };
const showResult: RhythmBuildingEvent = { type: 'result.show' };

describe('every shortest path', () => {
  // Inside the tests, so that an error fails a test and not the collection of tests.
  const findPaths = () =>
    getShortestPaths(rhythmBuildingMachine, {
      input,
      events: [...[0, 1, 2, 3, -1].map(open), ...SOLVED, restart],
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
      quiz.send(...SOLVED);
      expect(quiz.now.value).toBe('complete');
      quiz.clock.increment(2600);
      expect(quiz.now.value).toBe('congratulated');
      quiz.send(restart);
      expect(quiz.now.value).toBe('building');
      expect(quiz.now.context).toMatchObject({ index: 0, completed: [], withSolution: [] });
    }
  });
});

test('a rhythm solved twice is completed once', () => {
  const quiz = start();
  quiz.send(solved('majao'), solved('majao'));
  expect(quiz.emitted).toEqual(['1/3', '1/3']);
});

describe('with the solution', () => {
  test('a rhythm is completed and marked, until it is built without', () => {
    const quiz = start();
    quiz.send(shown('majao'), shown('mambo'));
    expect(quiz.now.context).toMatchObject({
      completed: ['majao', 'mambo'],
      withSolution: ['majao', 'mambo'],
    });
    quiz.send(shown('majao'));
    expect(quiz.now.context.withSolution.toSorted()).toEqual(['majao', 'mambo']);
    quiz.send(solved('majao'));
    expect(quiz.now.context).toMatchObject({
      completed: ['majao', 'mambo'],
      withSolution: ['mambo'],
    });
    expect(quiz.emitted.at(-1)).toBe('2/3');
  });

  test('a rhythm that was built without is not marked later', () => {
    const quiz = start();
    quiz.send(solved('majao'), shown('majao'));
    expect(quiz.now.context).toMatchObject({ completed: ['majao'], withSolution: [] });
  });

  test('all are completed, and can be built again after the congratulations', () => {
    const quiz = start();
    quiz.send(...input.challenges.map(shown));
    expect(quiz.emitted).toEqual(['1/3', '2/3', '3/3']);
    quiz.send(showResult);
    expect(quiz.now.value).toBe('congratulated');
    quiz.send(open(2));
    expect(quiz.now.value).toBe('building');
    expect(quiz.now.context).toMatchObject({ index: 2, completed: input.challenges });
    expect(isUnfinished(quiz.now.context)).toBe(true);
    quiz.send(solved('mambo'));
    expect(quiz.now.value).toBe('complete');
    quiz.clock.increment(2600);
    expect(quiz.now.context.withSolution).toEqual(['derecho', 'majao']);
    quiz.send(open(0), solved('derecho'), showResult, open(1), solved('majao'));
    expect(isUnfinished(quiz.now.context)).toBe(false);
  });
});

test('the result can be seen as soon as all rhythms are completed, and not before', () => {
  const quiz = start();
  quiz.send(solved('derecho'), solved('majao'), showResult);
  expect(quiz.now.value).toBe('building');
  quiz.send(solved('mambo'), showResult);
  expect(quiz.now.value).toBe('congratulated');
  quiz.send(open(0), showResult);
  expect(quiz.now.value).toBe('congratulated');
});

test.each([
  [0, ['majao'], 1],
  [2, ['derecho'], 1],
  // Only this one is left, or none.
  [2, ['derecho', 'majao'], null],
  [2, input.challenges, null],
])('after rhythm %i, with %j completed, comes rhythm %s', (index, completed, next) => {
  expect(nextIndex({ ...input, index, completed, withSolution: [] })).toBe(next);
});

test('goes on where it was left, and can be started over without a new score', () => {
  const quiz = start({ index: 2, completed: ['majao'], withSolution: ['majao'] });
  expect(quiz.now.value).toBe('building');
  expect(quiz.now.context.index).toBe(2);
  quiz.send(solved('mambo'));
  expect(quiz.emitted).toEqual(['2/3']);
  quiz.send(restart);
  expect(quiz.now.context).toMatchObject({ index: 0, completed: [], withSolution: [] });
  expect(quiz.emitted).toEqual(['2/3']);
});

test('congratulates 2600 ms after the last rhythm is solved, and ignores everything until then', () => {
  const quiz = start();
  quiz.send(...SOLVED);
  quiz.clock.increment(2599);
  quiz.send(open(2), solved('majao'), restart);
  expect(quiz.now.value).toBe('complete');
  expect(quiz.now.context.index).toBe(0);
  quiz.clock.increment(1);
  expect(quiz.now.value).toBe('congratulated');
  expect(quiz.emitted).toEqual(['1/3', '2/3', '3/3']);
});
