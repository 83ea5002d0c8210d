import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { QuickCheckQuestion } from '#src/content/model.ts';
import { quickCheckMachine } from './machine.ts';

const QUESTION: QuickCheckQuestion = {
  id: 'rhythms',
  question: 'How many?',
  options: [
    { id: 'a', text: 'Two' },
    { id: 'b', text: 'Three', isCorrect: true },
  ],
  explanation: 'Derecho, majao, mambo.',
};

/** A quick check on a simulated clock. */
function start() {
  const clock = new SimulatedClock();
  const actor = createActor(quickCheckMachine, { input: QUESTION, clock });
  const reports: boolean[] = [];
  actor.on('quiz.answered', ({ correct }) => reports.push(correct));
  actor.start();
  return {
    reports,
    choose: (option: string) => actor.send({ type: 'option.choose', option }),
    after: (ms: number) => clock.increment(ms),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    get chosen() {
      return actor.getSnapshot().context.chosen;
    },
  };
}

test('accepts one choice only', () => {
  const quiz = start();
  quiz.choose('a');
  quiz.choose('b');
  expect(quiz.chosen).toBe('a');
  quiz.after(5000);
  quiz.choose('b');
  expect(quiz.chosen).toBe('a');
  expect(quiz.reports).toEqual([false]);
});

test.each([
  ['b', true],
  ['a', false],
])(
  'after %s (correct: %s) celebrates for 600 ms if it is right, and emits its result once after 1500 ms',
  (option, correct) => {
    const quiz = start();
    quiz.choose(option);
    quiz.after(599);
    expect(quiz.is({ answered: correct ? 'celebrating' : 'shown' })).toBe(true);
    quiz.after(1);
    expect(quiz.is({ answered: 'shown' })).toBe(true);
    quiz.after(899);
    expect(quiz.reports).toEqual([]);
    quiz.after(1);
    expect(quiz.reports).toEqual([correct]);
    quiz.after(60_000);
    expect(quiz.reports).toEqual([correct]);
  },
);
