import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type HistoryQuizEvent, historyQuizMachine, historyScore } from './machine.ts';

const question = (id: string, correctAnswer: string) => ({
  id,
  question: `${id}?`,
  options: [
    { id: 'a', text: 'This' },
    { id: 'b', text: 'That' },
  ],
  correctAnswer,
  explanation: '',
  explainedIn: { address: '/section/history/lesson/history-50-60#city', title: '' } as const,
});
const input = { questions: [question('first', 'a'), question('second', 'b')] };

/** A quiz of two questions, with the scores it emitted. */
function start() {
  const emitted: string[] = [];
  const actor = createActor(historyQuizMachine, { input });
  actor.on('quiz.finished', ({ score: { score, total } }) => emitted.push(`${score}/${total}`));
  actor.start();
  return {
    emitted,
    send: (...events: HistoryQuizEvent[]) => {
      for (const event of events) actor.send(event);
    },
    get now() {
      return actor.getSnapshot();
    },
  };
}

const choose = (option: string): HistoryQuizEvent => ({ type: 'option.choose', option });
const next: HistoryQuizEvent = { type: 'question.next' };
const EVENTS = [choose('a'), choose('b'), choose('z'), next];

describe('every shortest path', () => {
  // Within the test, so that an error fails it and not the collection of tests.
  test('covers both answers to both questions, and replays to the expected state and score', () => {
    const paths = getShortestPaths(historyQuizMachine, { input, events: EVENTS });
    // The start, 2 answers, the second question after each, 4 answers to it, 4 ends.
    expect(paths).toHaveLength(13);
    for (const { steps, state } of paths) {
      const quiz = start();
      quiz.send(...(steps.slice(1).map(({ event }) => event) as HistoryQuizEvent[]));
      const { now, emitted } = quiz;
      expect(now.value).toBe(state.value);
      expect(now.context).toEqual(state.context);
      const right = Number(now.context.chosen[0] === 'a') + Number(now.context.chosen[1] === 'b');
      expect(historyScore(now.context)).toEqual({ score: right, total: 2 });
      expect(emitted).toEqual(state.value === 'finished' ? [`${right}/2`] : []);
      quiz.send(choose('a'), next, choose('b'), next);
      expect(emitted).toHaveLength(1);
    }
  });
});

test('starts at the first question with nothing chosen', () => {
  const { now } = start();
  expect(now.value).toBe('answering');
  expect(now.context).toEqual({ ...input, index: 0, chosen: [] });
});

describe('an answer', () => {
  test('cannot be changed once chosen', () => {
    const quiz = start();
    quiz.send(choose('b'), choose('a'));
    expect(quiz.now.context.chosen).toEqual(['b']);
  });

  test('that is not offered is ignored', () => {
    const quiz = start();
    quiz.send(choose('z'), next);
    expect(quiz.now.value).toBe('answering');
    expect(quiz.now.context.chosen).toEqual([]);
  });
});

test('pressed twice, Next advances once and Finish emits the score once', () => {
  const quiz = start();
  quiz.send(choose('a'), next, next);
  expect(quiz.now.context.index).toBe(1);
  expect(quiz.now.value).toBe('answering');
  quiz.send(choose('b'), next, next, next);
  expect(quiz.now.value).toBe('finished');
  expect(quiz.emitted).toEqual(['2/2']);
});

test('every answer is reported, with the question and whether it is right', () => {
  const reported: unknown[] = [];
  const actor = createActor(historyQuizMachine, { input });
  actor.on('question.answered', ({ question, right }) => reported.push([question, right]));
  actor.start();
  for (const event of [choose('a'), choose('b'), next, choose('a'), next]) actor.send(event);
  expect(reported).toEqual([
    ['first', true],
    ['second', false],
  ]);
});
