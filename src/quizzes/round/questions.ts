import { isAudioQuiz } from '#src/content/answers/choices.ts';
import type {
  AudioQuestion,
  AudioQuizContent,
  Explanation,
  HistoryQuestion,
} from '#src/content/quizzes/model.ts';
import { loadHistoryQuiz } from '#src/content/quizzes/quiz-files.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import type { MissedQuestion } from '#src/progress/missed.ts';
import { shuffledBySeed } from '#src/quizzes/history/order.ts';
import { newSeed } from '#src/quizzes/seed.ts';

/** The maximum number of questions in a round: about two minutes. */
export const LONGEST_ROUND = 8;

/** A missed question, and the content to ask it again. */
export type RoundQuestion = { missed: MissedQuestion } & (
  | { kind: 'audio'; quiz: AudioQuizContent; question: AudioQuestion }
  | { kind: 'history'; question: HistoryQuestion }
);

export interface LoadedRound {
  /** The questions that were missed the longest time ago come first. */
  questions: readonly RoundQuestion[];
  /** Missed questions that no longer exist. */
  gone: readonly MissedQuestion[];
}

/** Loads the next round. Rejects if a quiz cannot be loaded. @param missed the latest at the end */
export async function loadRound(missed: readonly MissedQuestion[]): Promise<LoadedRound> {
  const seed = newSeed();
  const loaded = await Promise.all(missed.map((question) => load(question, seed)));
  return {
    questions: loaded.flatMap((question) => question ?? []).slice(0, LONGEST_ROUND),
    gone: missed.filter((_, i) => !loaded[i]),
  };
}

/** The sections that explain some questions, in the order of the questions. */
export function explanationsOf(questions: readonly RoundQuestion[]): Explanation[] {
  return questions.flatMap((asked) =>
    asked.kind === 'history'
      ? [asked.question.explainedIn]
      : asked.question.correctAnswer.flatMap((choice) => asked.quiz.explainedIn[choice] ?? []),
  );
}

async function load(missed: MissedQuestion, seed: string): Promise<RoundQuestion | null> {
  const section = SECTIONS.find(({ id }) => id === missed.section);
  if (!section?.quizzes.some(({ id }) => id === missed.quiz)) return null;
  if (isAudioQuiz(missed.quiz)) {
    const { audioQuiz } = await import('#src/content/quizzes/audio.ts');
    const quiz = audioQuiz(missed.quiz);
    const question = quiz.questions.find(({ id }) => id === missed.question);
    return question ? { missed, kind: 'audio', quiz, question } : null;
  }
  if (section.id !== 'history') return null;
  const { questions } = await loadHistoryQuiz(missed.quiz);
  // Shuffled, so that learners do not memorise the letter of an answer.
  const question = shuffledBySeed(seed, questions).find(({ id }) => id === missed.question);
  return question ? { missed, kind: 'history', question } : null;
}
