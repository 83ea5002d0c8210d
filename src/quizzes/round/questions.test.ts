import { expect, test } from 'vitest';
import { choiceName } from '#src/content/answers/choices.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { quiz as origins } from '#src/content/quizzes/history/history-50-60.ts';
import type { MissedQuestion } from '#src/progress/missed.ts';
import { explanationsOf, LONGEST_ROUND, loadRound } from './questions.ts';

const clip = (number: number): MissedQuestion => ({
  section: 'music',
  quiz: 'present',
  question: audioQuiz('present').questions[number]?.id ?? '',
});
const date: MissedQuestion = {
  section: 'history',
  quiz: 'history-50-60',
  question: origins.questions[0]?.id ?? '',
};

test('a round asks what was missed in any quiz, longest ago first', async () => {
  const { questions, gone } = await loadRound([clip(2), date, clip(0)]);
  expect(questions.map(({ missed }) => missed)).toEqual([clip(2), date, clip(0)]);
  expect(questions.map(({ kind, question }) => `${kind} ${question.id}`)).toEqual([
    `audio ${clip(2).question}`,
    `history ${date.question}`,
    `audio ${clip(0).question}`,
  ]);
  expect(gone).toEqual([]);
});

test('a question on history has all its options', async () => {
  const { questions } = await loadRound([date]);
  const [asked] = questions;
  if (asked?.kind !== 'history') throw new Error('not a history question');
  const ids = (options: readonly { id: string }[] = []) => options.map(({ id }) => id).toSorted();
  expect(ids(asked.question.options)).toEqual(ids(origins.questions[0]?.options));
});

test('a round is no longer than about two minutes', async () => {
  const all = Array.from({ length: 10 }, (_, i) => clip(i));
  const { questions, gone } = await loadRound(all);
  expect(questions.map(({ missed }) => missed)).toEqual(all.slice(0, LONGEST_ROUND));
  expect(gone).toEqual([]);
});

test('questions that no quiz has are left out and named', async () => {
  const unknown: MissedQuestion[] = [
    { section: 'music', quiz: 'present', question: 'nope' },
    { section: 'music', quiz: 'nope', question: 'nope' },
    { section: 'history', quiz: 'history-50-60', question: 'nope' },
    { section: 'dance', quiz: 'present', question: clip(0).question },
    { section: 'music', quiz: 'label-the-band', question: 'bass' },
  ];
  const { questions, gone } = await loadRound([...unknown, date]);
  expect(questions.map(({ missed }) => missed)).toEqual([date]);
  expect(gone).toEqual(unknown);
});

test('each question leads to what explains its answers', async () => {
  const { questions } = await loadRound([date, clip(0)]);
  const players = audioQuiz('present').questions[0]?.correctAnswer ?? [];
  expect(players.length).toBeGreaterThan(0);
  expect(explanationsOf(questions).map(({ title }) => title)).toEqual([
    origins.questions[0]?.explainedIn.title,
    ...players.map(choiceName),
  ]);
});
