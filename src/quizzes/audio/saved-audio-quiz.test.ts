import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Choice } from '#src/content/answers/choices.ts';
import { keptRun, type RunContext, type RunEvent, runMachine } from '#src/quizzes/run/machine.ts';
import { failed, next, retry, runAfter, show, skip, submit, toggle } from '#tests/support/run.ts';
import { audioAnswers, audioRun, restoredAudio } from './saved-audio-quiz.ts';

const question = (id: string, ...correctAnswer: Choice[]) => ({ id, audioUrl: [], correctAnswer });
const quiz = {
  choices: ['bass', 'guira', 'bongos'] as const,
  questions: [
    question('present-01', 'bass', 'guira'),
    question('present-02', 'bongos'),
    question('present-03', 'guira'),
  ],
};

/** The quiz after these events. */
const after = (...events: RunEvent[]) => runAfter(audioRun(quiz), ...events);

const answer = (...choices: Choice[]): RunEvent[] => [...choices.map(toggle), submit];
const skipped = [failed, skip];

/** The attempt that is restored from its stored JSON. */
const keptIn = (context: RunContext) =>
  JSON.parse(JSON.stringify(keptRun(context, audioAnswers(context))));
const keptAfter = (...events: RunEvent[]) => keptIn(after(...events).context);

test('nothing is kept before the first answer', () => {
  expect(keptAfter()).toBeNull();
  expect(keptAfter(toggle('bass'))).toBeNull();
});

test.each<[string, number, RunEvent[]]>([
  ['a wrong answer', 1, answer('bass')],
  ['a second wrong answer', 1, [...answer('bass'), retry, ...answer('bongos')]],
  ['a right answer', 1, answer('bass', 'guira')],
  ['a right answer at the second try', 1, [...answer('bass'), retry, ...answer('bass', 'guira')]],
  ['a shown solution', 1, [...answer('bass'), show]],
  ['the next question', 2, [...answer('bass'), show, next]],
  ['a skipped question', 2, skipped],
  ['a question skipped after a wrong answer', 2, [...answer('bongos'), ...skipped]],
  ['the last answer', 3, [...skipped, ...skipped, ...answer('bongos'), show]],
])('left after %s, it goes on at question %i in the same state', (_, number, events) => {
  const left = after(...events);
  const kept = keptAfter(...events);
  expect(kept).toMatchObject({ question: number, total: 3 });
  const restored = restoredAudio(kept, quiz);
  expect(restored).toMatchObject({ value: left.value, context: left.context });
});

test('left while trying again, it goes on with the wrong answer', () => {
  const kept = keptAfter(...answer('bass'), retry, toggle('bongos'));
  const restored = restoredAudio(kept, quiz);
  expect(restored).toMatchObject({
    value: 'missed',
    context: { selected: ['bass'], tries: [['bass']], outcomes: [] },
  });
});

test('an attempt is kept by the names of its choices, as earlier versions wrote it', () => {
  const kept = keptAfter(...answer('guira', 'bass'), next, ...answer('guira'));
  expect(kept.answers).toEqual({
    outcomes: [{ question: 'present-01', end: 'right', tries: [['Bass', 'Güira']] }],
    asked: 'present-02',
    tries: [['Güira']],
  });
});

test('answers that do not fit the questions are not restored', () => {
  const kept = keptAfter(...answer('bass', 'guira'), next, ...answer('bass'));
  const [right] = kept.answers.outcomes;
  const tries = kept.answers.tries;
  expect(restoredAudio(kept, quiz)).not.toBeNull();
  const broken = [
    null,
    [],
    { outcomes: null, tries },
    { outcomes: [], tries },
    { outcomes: [null], tries },
    { outcomes: [right], tries: null },
    { outcomes: [right], tries: ['Bass'] },
    { outcomes: [right], tries: [[]] },
    { outcomes: [right], tries: [['Congas']] },
    { outcomes: [right], tries: [['Bongos']] },
    { outcomes: [right, right], tries },
    { outcomes: [right, { question: 'present-02', end: 'skipped', tries: [] }], tries: [] },
    { outcomes: [{ ...right, question: 'present-03' }], tries },
    { outcomes: [{ ...right, end: 'won' }], tries },
    { outcomes: [{ ...right, end: 'shown' }], tries },
    { outcomes: [{ ...right, tries: [['Bass']] }], tries },
    { outcomes: [{ ...right, tries: [] }], tries },
  ];
  for (const answers of broken) {
    expect(restoredAudio({ ...kept, answers }, quiz), JSON.stringify(answers)).toBeNull();
  }
  expect(restoredAudio({ ...kept, question: 3 }, quiz)).toBeNull();
  expect(restoredAudio({ ...kept, total: 10 }, quiz)).toBeNull();
});

describe('an attempt from before a clip was replaced', () => {
  const current = {
    ...quiz,
    questions: [
      question('missing-11', 'bass'),
      question('missing-01', 'bongos'),
      question('missing-12', 'guira'),
      question('missing-03', 'bass'),
    ],
  };
  const ids = current.questions.map(({ id }) => id);
  const old = (id: string, name: string) => ({ question: id, end: 'right', tries: [[name]] });
  const kept = (question: number, outcomes: unknown[], tries: string[][] = []) => ({
    ...{ question, total: 4 },
    answers: { outcomes, tries },
  });

  test('keeps the other answers, and asks the clip in its place after the present one', () => {
    const left = kept(3, [old('missing-02', 'Güira'), old('missing-01', 'Bongos')]);
    const restored = restoredAudio(left, current);
    expect(restored).toMatchObject({ value: 'answering', context: { index: 1, tries: [] } });
    expect(restored?.context.outcomes).toEqual([{ end: 'right', tries: [['bongos']] }]);
    expect(restored?.context.questions.map(({ id }) => id)).toEqual([
      ...['missing-01', 'missing-12', 'missing-11', 'missing-03'],
    ]);
  });

  test('drops the tries at it, and keeps those at another', () => {
    const first = old('missing-02', 'Güira');
    const second = old('missing-01', 'Bongos');
    expect(restoredAudio(kept(3, [first, second], [['Bass']]), current)).toMatchObject({
      value: 'answering',
      context: { index: 1, tries: [] },
    });
    const third = old('missing-07', 'Bongos');
    const atLast = restoredAudio(kept(4, [first, second, third], [['Güira']]), current);
    expect(atLast).toMatchObject({ value: 'missed', context: { index: 1, tries: [['guira']] } });
    expect(atLast?.context.questions[1]?.id).toBe('missing-03');
  });

  test('left at its result, it goes on with an answer before it, or from the beginning', () => {
    const [first, second] = [old('missing-01', 'Bongos'), old('missing-02', 'Güira')];
    const before = restoredAudio(kept(2, [first, second]), current);
    expect(before).toMatchObject({ value: 'solved', context: { index: 0 } });
    expect(before?.context.questions[0]?.id).toBe('missing-01');
    const beginning = restoredAudio(kept(1, [second]), current);
    expect(beginning).toMatchObject({ value: 'answering', context: { index: 0, outcomes: [] } });
    expect(beginning?.context.questions.map(({ id }) => id)).toEqual(ids);
  });

  test('is kept in its order from then on', () => {
    const left = kept(3, [old('missing-02', 'Güira'), old('missing-01', 'Bongos')]);
    const snapshot = restoredAudio(left, current);
    if (!snapshot) throw new Error('nothing restored');
    const actor = createActor(runMachine, { input: { questions: audioRun(current) }, snapshot });
    actor.start();
    for (const event of answer('bongos')) actor.send(event);
    const again = keptIn(actor.getSnapshot().context);
    expect(restoredAudio(again, current)?.context).toEqual(actor.getSnapshot().context);
  });
});
