import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type HistoryQuizEvent, historyQuizMachine, scoreOf } from './machine.ts';

const question = (id: string, correctAnswer: string) => ({
  id,
  question: `${id}?`,
  options: [
    { id: 'a', text: 'This' },
    { id: 'b', text: 'That' },
  ],
  correctAnswer,
  explanation: '',
});
const input = { questions: [question('first', 'a'), question('second', 'b')] };

/** The quiz of two questions, with what it saved. */
function quiz() {
  const saved: string[] = [];
  const actor = createActor(
    historyQuizMachine.provide({
      actions: { save: (_, { score, total }) => saved.push(`${score}/${total}`) },
    }),
    { input },
  ).start();
  return {
    saved,
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
  const paths = getShortestPaths(historyQuizMachine, { input, events: EVENTS });

  test('leads somewhere: all answers to both questions, and the end of each', () => {
    // 1 start, 2 answers, 2 second questions, 4 answers to them, 4 ends.
    expect(paths).toHaveLength(13);
  });

  test.each(paths.map((path) => [path.steps.map(({ event }) => event), path.state] as const))(
    'replayed, arrives where the graph says: %j',
    (events, state) => {
      const one = quiz();
      one.send(...(events.slice(1) as HistoryQuizEvent[]));
      const { now, saved } = one;
      expect(now.value).toBe(state.value);
      expect(now.context).toEqual(state.context);
      const right = Number(now.context.chosen[0] === 'a') + Number(now.context.chosen[1] === 'b');
      expect(scoreOf(now.context)).toEqual({ score: right, total: 2 });
      expect(saved).toEqual(state.value === 'finished' ? [`${right}/2`] : []);
      // From everywhere there is a way to the end.
      one.send(choose('a'), next, choose('b'), next);
      expect(saved).toHaveLength(1);
    },
  );
});

describe('an answer', () => {
  test('cannot be changed once chosen', () => {
    const one = quiz();
    one.send(choose('b'), choose('a'));
    expect(one.now.context.chosen).toEqual(['b']);
  });

  test('that is not offered is none', () => {
    const one = quiz();
    one.send(choose('z'), next);
    expect(one.now.value).toBe('answering');
    expect(one.now.context.chosen).toEqual([]);
  });
});

test('pressed twice, Next goes on once and Finish saves once', () => {
  const one = quiz();
  one.send(choose('a'), next, next);
  expect(one.now.context.index).toBe(1);
  expect(one.now.value).toBe('answering');
  one.send(choose('b'), next, next, next);
  expect(one.now.value).toBe('finished');
  expect(one.saved).toEqual(['2/2']);
});
