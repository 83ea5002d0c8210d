import type { AudioQuiz } from '#src/content/answer-names.ts';
import type { RhythmExercise } from '#src/content/model.ts';

/** Five questions on one period, each with one right answer. */
export interface HistoryQuiz {
  id: string;
  type: 'history';
  title: string;
  description: string;
  /** The title of the section it belongs to. */
  sectionTitle: string;
  questions: readonly HistoryQuestion[];
}

export interface HistoryQuestion {
  id: string;
  question: string;
  /** Lettered a, b, c … in order. */
  options: readonly { id: string; text: string }[];
  /** The id of the right option. */
  correctAnswer: string;
  /** What there is to know about it; read after the answer. */
  explanation: string;
}

/** Ten clips, and for each the names that answer it. */
export interface AudioQuizContent {
  id: AudioQuiz;
  type: AudioQuiz;
  /** What is asked of every clip. */
  question: string;
  /** Whether several names may be right at once. */
  several: boolean;
  choices: readonly string[];
  questions: readonly AudioQuestion[];
}

export interface AudioQuestion {
  /** Also the id of its clip in the catalogue. */
  id: string;
  /** Where the clip is, in several formats, the preferred one first. */
  audioUrl: readonly string[];
  /** The names that are right, all of them. */
  correctAnswer: readonly string[];
}

/** Rhythms to build on the grid, in any order. */
export interface RhythmBuildingQuiz {
  id: 'rhythm-building';
  challenges: readonly RhythmExercise[];
}
