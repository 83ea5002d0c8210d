import { describe, expect, test } from 'vitest';
import { correctAnswer } from '#src/content/answers/correct-answer.ts';
import { LESSON_SOURCES } from '#src/content/lesson-sources.ts';
import { findSection } from '#src/content/site/sections.ts';
import { loadHistoryQuiz } from './quiz-files.ts';

// A question must not be answered by its form: by the length or the letter of an option.

interface Question {
  options: readonly { id: string; text: string }[];
  correct: string;
}

const historyQuizzes = await Promise.all(
  findSection('history').quizzes.map(({ id }) => loadHistoryQuiz(id)),
);

const quizzes = historyQuizzes.map(({ id, questions }): [string, Question[]] => [
  id,
  questions.map(({ options, correctAnswer }) => ({ options, correct: correctAnswer })),
]);

const quickChecks = LESSON_SOURCES.flatMap(({ lesson }) =>
  lesson.sections
    .flatMap(({ contentBlocks }) => contentBlocks)
    .flatMap(({ interactiveBlocks = [] }) => interactiveBlocks)
    .flatMap((block): Question[] =>
      block.kind === 'quiz'
        ? [{ options: block.data.options, correct: correctAnswer(block.data) }]
        : [],
    ),
);

const correctIsLongest = ({ options, correct }: Question) => {
  const right = options.find(({ id }) => id === correct)?.text.length ?? 0;
  return options.every(({ id, text }) => id === correct || text.length < right);
};

const keyOf = (questions: readonly Question[]) => questions.map(({ correct }) => correct).join('');

describe.each([
  ...quizzes,
  ['all history quizzes', quizzes.flatMap(([, questions]) => questions)] as const,
  ['all quick checks', quickChecks] as const,
])('%s', (_, questions) => {
  test('the correct option is the longest of all in at most a quarter of the questions', () => {
    const longest = questions.filter(correctIsLongest);
    expect(longest.length / questions.length, keyOf(longest)).toBeLessThanOrEqual(0.25);
  });

  test.each(['a', 'b', 'c', 'd'])(
    'the letter %s is correct about as often as the others',
    (letter) => {
      const count = questions.filter(({ correct }) => correct === letter).length;
      expect(Math.abs(count - questions.length / 4)).toBeLessThanOrEqual(1);
    },
  );
});

test('the longest option is correct often enough not to be ruled out', () => {
  const questions = quizzes.flatMap(([, all]) => all);
  expect(questions.filter(correctIsLongest).length).toBeGreaterThanOrEqual(3);
});

test('no two history quizzes have the same answer key', () => {
  const keys = quizzes.map(([, questions]) => keyOf(questions));
  expect(new Set(keys).size, keys.join(' ')).toBe(keys.length);
});
