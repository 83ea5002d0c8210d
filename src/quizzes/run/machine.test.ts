import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { failed, next, retry, show, skip, submit, toggle } from '#tests/support/run.ts';
import { running } from '#tests/support/running.ts';
import { type RunEvent, type RunQuestion, runMachine } from './machine.ts';
import { isExactly, runScore } from './model.ts';

const question = (id: string, ...correctAnswer: string[]) => ({
  id,
  choices: ['Bass', 'Güira', 'Bongos'],
  correctAnswer,
});
const input: { questions: readonly RunQuestion[] } = {
  questions: [question('present-01', 'Bass', 'Güira'), question('present-02', 'Bongos')],
};

/** A quiz of two clips, with the scores it emitted. */
function start(of = input) {
  const emitted: string[] = [];
  const actor = createActor(runMachine, { input: of });
  actor.on('quiz.finished', ({ score }) =>
    emitted.push(score ? `${score.score}/${score.total}` : 'none'),
  );
  return running(actor, { emitted });
}

const heard: RunEvent = { type: 'clip.heard' };

const EVENTS = [...['Bass', 'Güira'].map(toggle), submit, retry, show, next, skip, failed, heard];
/** Two choices, of which one or both are right: covers every kind of answer with few states. */
const small = {
  questions: [question('present-01', 'Bass', 'Güira'), question('present-02', 'Güira')].map(
    (asked) => ({ ...asked, choices: ['Bass', 'Güira'] }),
  ),
};

describe('every shortest path', () => {
  // Inside the tests, so that an error fails a test and not the collection of tests.
  const findPaths = () =>
    getShortestPaths(runMachine, {
      input: small,
      events: EVENTS,
      // Tries are unlimited; two wrong ones cover every case.
      stopWhen: ({ context }) => context.tries.length > 1,
    });

  test('reaches every state, with and without a failed clip', () => {
    const paths = findPaths();
    const reached = (value: string) => paths.filter(({ state }) => state.value === value);
    for (const value of ['answering', 'missed', 'solved', 'shown', 'finished']) {
      expect(reached(value).length, value).toBeGreaterThan(0);
      const failing = reached(value).filter(({ state }) => state.context.clipFailed);
      expect(failing.length, value).toBeGreaterThan(0);
    }
    const ends = reached('finished').map(({ state }) =>
      state.context.outcomes.map(({ end }) => end).join(),
    );
    expect(new Set(ends).size).toBe(9);
  });

  test('replays to the expected state and score, and can still be finished', () => {
    for (const { steps, state } of findPaths()) {
      const quiz = start(small);
      quiz.send(...(steps.slice(1).map(({ event }) => event) as RunEvent[]));
      const { value, context } = quiz.now;
      expect({ value, context }).toEqual({ value: state.value, context: state.context });
      for (const [i, { end, tries }] of context.outcomes.entries()) {
        const found = tries.some((names) =>
          isExactly(names, small.questions[i]?.correctAnswer ?? []),
        );
        expect(found).toBe(end === 'right');
      }
      const { score, total } = runScore(context.outcomes);
      const counted = total > 0 ? `${score}/2` : 'none';
      expect(quiz.emitted).toEqual(value === 'finished' ? [counted] : []);
      quiz.send(show, next, failed, skip, retry, show, next, failed, skip);
      expect(quiz.now.value).toBe('finished');
      expect(quiz.emitted).toHaveLength(1);
    }
  });
});

test('every answer is reported, with the question and whether it is the first', () => {
  const reported: unknown[] = [];
  const actor = createActor(runMachine, { input });
  actor.on('question.answered', ({ type: _, ...answer }) => reported.push(answer));
  actor.start();
  const first = [submit, toggle('Bass'), submit, submit, retry];
  const second = [toggle('Güira'), toggle('Bass'), submit, next];
  for (const event of [...first, ...second, toggle('Bongos'), submit, next]) actor.send(event);
  expect(reported).toEqual([
    { question: 'present-01', index: 0, right: false, first: true },
    { question: 'present-01', index: 0, right: true, first: false },
    { question: 'present-02', index: 1, right: true, first: true },
  ]);
});

describe('choosing', () => {
  test('toggles a choice until the answer is submitted', () => {
    const quiz = start();
    quiz.send(toggle('Güira'), toggle('Bass'));
    expect(quiz.now.context.selected).toEqual(['Bass', 'Güira']);
    quiz.send(toggle('Güira'));
    expect(quiz.now.context.selected).toEqual(['Bass']);
    quiz.send(submit, toggle('Güira'));
    expect(quiz.now.context.selected).toEqual(['Bass']);
  });
});

describe('scoring', () => {
  test('the exact set counts one, however often Submit and Next are pressed', () => {
    const quiz = start();
    quiz.send(toggle('Güira'), toggle('Bass'), submit, submit, next, next, submit);
    expect(quiz.now.context).toMatchObject({ index: 1, selected: [], tries: [] });
    quiz.send(toggle('Bongos'), submit, submit, next, next);
    expect(quiz.emitted).toEqual(['2/2']);
  });

  test('a shown solution counts nothing and ends the question', () => {
    const quiz = start();
    quiz.send(toggle('Bongos'), submit, show, retry, toggle('Bass'), toggle('Güira'), submit, next);
    quiz.send(toggle('Bongos'), submit, next);
    expect(quiz.emitted).toEqual(['1/2']);
  });

  test('a question can be skipped only while its clip is failed, and then is not right', () => {
    const quiz = start();
    quiz.send(skip, failed, heard, skip);
    expect(quiz.now.context.index).toBe(0);
    quiz.send(failed, skip);
    expect(quiz.now.context).toMatchObject({ index: 1, clipFailed: false });
    quiz.send(toggle('Bongos'), submit, next);
    expect(quiz.emitted).toEqual(['1/2']);
    expect(runScore(quiz.now.context.outcomes)).toEqual({ score: 1, total: 1 });
  });

  test('a question can be skipped after a wrong answer, which the review keeps', () => {
    const quiz = start();
    quiz.send(failed, toggle('Bongos'), submit, skip);
    expect(quiz.now.context.outcomes).toEqual([{ end: 'skipped', tries: [['Bongos']] }]);
    expect(quiz.now.value).toBe('answering');
  });

  test.each([
    ['solved', [toggle('Bass'), toggle('Güira'), submit]],
    ['shown', [toggle('Bongos'), submit, show]],
  ] as const)('a question that is %s cannot be skipped', (value, events) => {
    const quiz = start();
    quiz.send(failed, ...events, skip);
    expect(quiz.now.value).toBe(value);
    expect(quiz.now.context.outcomes).toHaveLength(1);
  });
});

describe('a question whose first choice is final', () => {
  const final = { questions: input.questions.map((asked) => ({ ...asked, isFinal: true })) };
  const [first, second] = final.questions;

  test('ends with it, right or wrong', () => {
    const quiz = start({ questions: [second, second].flatMap((asked) => asked ?? []) });
    quiz.send(toggle('Bongos'));
    expect(quiz.now.value).toBe('solved');
    quiz.send(next, toggle('Bass'));
    expect(quiz.now.value).toBe('shown');
    quiz.send(next);
    expect(quiz.now.context.outcomes).toEqual([
      { end: 'right', tries: [['Bongos']] },
      { end: 'shown', tries: [['Bass']] },
    ]);
    expect(quiz.emitted).toEqual(['1/2']);
  });

  test('keeps it, and ignores what is not offered', () => {
    const quiz = start({ questions: [first, second].flatMap((asked) => asked ?? []) });
    quiz.send(toggle('Congas'), next, submit);
    expect(quiz.now.value).toBe('answering');
    quiz.send(toggle('Bass'), toggle('Güira'), retry, show);
    expect(quiz.now.context.outcomes).toEqual([{ end: 'shown', tries: [['Bass']] }]);
  });
});
