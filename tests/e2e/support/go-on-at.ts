import type { Page } from '@playwright/test';
import { factsOf } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { shuffled } from '#audio/music/random.ts';
import { type AudioQuiz, choiceName } from '#src/content/answers/choices.ts';
import { answersOf } from '#src/content/quizzes/answers.ts';

/** Opens a quiz by ear at a question, with all those before it answered right at once. */
export async function goOnAt(page: Page, quiz: AudioQuiz, seed: string, question: number) {
  const clips = shuffled(QUIZ_CLIPS[quiz], seed);
  const outcomes = clips.slice(0, question - 1).map((clip) => ({
    ...{ question: clip.id, end: 'right', tries: [answersOf(quiz, factsOf(clip)).map(choiceName)] },
  }));
  const answers = { outcomes, asked: clips[question - 1]?.id, tries: [] };
  const kept = JSON.stringify({ seed, question, total: clips.length, answers });
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    `unfinished_quiz_music_${quiz}`,
    kept,
  ] as const);
  await page.goto(`/section/music/quiz/${quiz}?seed=${seed}`);
}
