import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { keptAudio, restoredAudio } from './keep.ts';
import { type AudioQuizEvent, audioQuizMachine } from './machine.ts';

const question = (id: string, ...correctAnswer: string[]) => ({ id, audioUrl: [], correctAnswer });
const quiz = {
  choices: ['Bass', 'Güira', 'Bongos'],
  questions: [
    question('present-01', 'Bass', 'Güira'),
    question('present-02', 'Bongos'),
    question('present-03', 'Güira'),
  ],
};

/** The quiz after these events. */
function after(...events: AudioQuizEvent[]) {
  const actor = createActor(audioQuizMachine, { input: quiz });
  actor.start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

const answer = (...names: string[]): AudioQuizEvent[] => [
  ...names.map((choice) => ({ type: 'choice.toggle' as const, choice })),
  { type: 'answer.submit' },
];
const retry: AudioQuizEvent = { type: 'answer.retry' };
const show: AudioQuizEvent = { type: 'solution.show' };
const next: AudioQuizEvent = { type: 'question.next' };
const skip: AudioQuizEvent[] = [{ type: 'clip.failed' }, { type: 'question.skip' }];

/** What is read again of what is kept, as JSON. */
const keptAfter = (...events: AudioQuizEvent[]) =>
  JSON.parse(JSON.stringify(keptAudio(after(...events).context)));

test('nothing is kept before the first answer', () => {
  expect(keptAfter()).toBeNull();
  expect(keptAfter({ type: 'choice.toggle', choice: 'Bass' })).toBeNull();
});

test.each<[string, number, AudioQuizEvent[]]>([
  ['a wrong answer', 1, answer('Bass')],
  ['a second wrong answer', 1, [...answer('Bass'), retry, ...answer('Bongos')]],
  ['a right answer', 1, answer('Bass', 'Güira')],
  ['a right answer at the second try', 1, [...answer('Bass'), retry, ...answer('Bass', 'Güira')]],
  ['a shown solution', 1, [...answer('Bass'), show]],
  ['the next question', 2, [...answer('Bass'), show, next]],
  ['a skipped question', 2, skip],
  ['a question skipped after a wrong answer', 2, [...answer('Bongos'), ...skip]],
  ['the last answer', 3, [...skip, ...skip, ...answer('Bongos'), show]],
])('left after %s, it goes on at question %i in the same state', (_, number, events) => {
  const left = after(...events);
  const kept = keptAfter(...events);
  expect(kept).toMatchObject({ question: number, total: 3 });
  const restored = restoredAudio(kept, quiz);
  expect(restored).toMatchObject({ value: left.value, context: left.context });
});

test('left while trying again, it goes on with the wrong answer', () => {
  const kept = keptAfter(...answer('Bass'), retry, { type: 'choice.toggle', choice: 'Bongos' });
  const restored = restoredAudio(kept, quiz);
  expect(restored).toMatchObject({
    value: 'missed',
    context: { selected: ['Bass'], tries: [['Bass']], outcomes: [] },
  });
});

test('what goes on can be finished, and counts the answers given before', () => {
  const events = [...answer('Bass', 'Güira'), next, ...answer('Bass'), show];
  const snapshot = restoredAudio(keptAfter(...events), quiz);
  if (!snapshot) throw new Error('nothing restored');
  const actor = createActor(audioQuizMachine, { input: quiz, snapshot });
  const scores: unknown[] = [];
  actor.on('quiz.finished', ({ score }) => scores.push(score));
  actor.start();
  for (const event of [next, ...answer('Güira'), next]) actor.send(event);
  expect(scores).toEqual([{ score: 2, total: 3 }]);
});

test('answers that do not fit the questions are not restored', () => {
  const kept = keptAfter(...answer('Bass', 'Güira'), next, ...answer('Bass'));
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
  expect(restoredAudio(kept, { ...quiz, questions: quiz.questions.toReversed() })).toBeNull();
});
