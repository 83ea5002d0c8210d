import { type AudioQuiz, CHOICES } from '#src/content/answers/choices.ts';
import { audioQuiz } from './audio.ts';
import { MATCHING_EXPLANATION, PART_EXPLANATIONS } from './explanations.ts';
import type { HistoryQuiz } from './model.ts';
import { rhythmBuilding } from './rhythm-building.ts';

// The history quizzes for checks. The app loads quiz-files.ts instead.
const history = import.meta.glob<HistoryQuiz>('./history/*.ts', { eager: true, import: 'quiz' });

/** The content of a quiz, and its file. */
export interface QuizSource {
  /** Path from the root of the repository. */
  file: string;
  content: unknown;
}

/** The texts and references of all quizzes. */
export const QUIZ_SOURCES: readonly QuizSource[] = [
  ...Object.entries(history).map(([path, content]) => ({
    file: path.replace('.', 'src/content/quizzes'),
    content,
  })),
  ...(Object.keys(CHOICES) as AudioQuiz[]).map((id) => ({
    file: 'src/content/quizzes/audio.ts',
    content: audioQuiz(id),
  })),
  { file: 'src/content/quizzes/rhythm-building.ts', content: rhythmBuilding },
  {
    file: 'src/content/quizzes/explanations.ts',
    content: { explainedIn: { matching: MATCHING_EXPLANATION, ...PART_EXPLANATIONS } },
  },
];
