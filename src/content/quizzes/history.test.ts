import { expect, test } from 'vitest';
import { findSection } from '#src/content/site/sections.ts';
import { loadHistoryQuiz } from './quiz-files.ts';

const entries = findSection('history').quizzes;
const quizzes = await Promise.all(entries.map(({ id }) => loadHistoryQuiz(id)));

test('every history quiz is listed with its own id, title and description', () => {
  expect(quizzes.map(({ id, title, description }) => ({ id, title, description }))).toEqual(
    entries,
  );
  for (const { type, sectionTitle } of quizzes) {
    expect({ type, sectionTitle }).toEqual({ type: 'history', sectionTitle: 'History' });
  }
});

test('every question has four different options lettered from a, and one correct answer', () => {
  for (const { questions } of quizzes) {
    for (const { id, options, correctAnswer } of questions) {
      expect(options.map((option) => option.id).join(''), id).toBe('abcd');
      expect(new Set(options.map(({ text }) => text)).size, id).toBe(4);
      expect(
        options.filter((option) => option.id === correctAnswer),
        id,
      ).toHaveLength(1);
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(5);
  }
});

test('the correct answers are the expected ones', () => {
  const answers = quizzes.map(({ questions }) =>
    questions.map(
      ({ options, correctAnswer }) => options.find(({ id }) => id === correctAnswer)?.text,
    ),
  );
  expect(answers).toEqual([
    ['He was assassinated', 'Exactly one year', 'Bolero', 'Radhamés Aracena', 'La sufrida'],
    [
      'It was linked with bars and with poverty',
      'Chiquitita',
      'Pena por ti',
      'The electric guitar',
      'Sonia Silvestre',
    ],
    ['Juan Luis Guerra', 'Antony Santos', 'Monte Cristi', 'In the Bronx', 'Italy'],
    [
      'Stand by Me',
      'Bogotá',
      'It brings older bachata stars together',
      'Reggaeton',
      'Romeo Santos',
    ],
  ]);
});

test('loading an unknown quiz rejects', async () => {
  await expect(loadHistoryQuiz('../model')).rejects.toThrow('There is no history quiz');
});
