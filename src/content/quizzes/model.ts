import type { AudioQuiz, Choice } from '#src/content/answers/choices.ts';
import type { GridExercise, SectionId } from '#src/content/model.ts';
import type { Reason } from './reason-of.ts';

/** The section of a lesson that explains an answer. */
export interface Explanation {
  /** The section's address. */
  address: `/section/${SectionId}/lesson/${string}#${string}`;
  /** The section's title. */
  title: string;
}

/** Five questions on one period, each with one correct option. */
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
  /** The id of the correct option. */
  correctAnswer: string;
  /** The explanation that is shown after the answer. */
  explanation: string;
  explainedIn: Explanation;
}

/** Ten clips, each with its correct choices. */
export interface AudioQuizContent {
  id: AudioQuiz;
  type: AudioQuiz;
  /** The question for every clip. */
  question: string;
  /** Advice on how to listen to the clips, such as with headphones, if it matters. */
  hint?: string;
  /** Whether a question may have several correct choices. */
  several: boolean;
  choices: readonly Choice[];
  /** The explanations of the choices. */
  explainedIn: Readonly<Partial<Record<Choice, Explanation>>>;
  questions: readonly AudioQuestion[];
}

export interface AudioQuestion {
  /** The id of its clip in the catalogue. */
  id: string;
  /** Addresses of the clip in several formats, the preferred one first. */
  audioUrl: readonly string[];
  /** All correct choices. */
  correctAnswer: readonly Choice[];
  /** The reason that is shown with the answer. */
  reason: Reason;
}

/** Rhythms to build on the grid, in any order. */
export interface RhythmBuildingQuiz {
  id: 'rhythm-building';
  challenges: readonly GridExercise[];
}
