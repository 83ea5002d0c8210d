import type { BandInstrument, Guest } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { EarMusic } from './ear-music.ts';

/** The skills of ear training, in display order. */
export const SKILLS = [
  'rhythm',
  'who',
  'missing',
  'section',
  'style',
  'change',
  'changed',
  'one',
  'drums',
  'guira',
  'tempo',
  'chord',
] as const;

export type Skill = (typeof SKILLS)[number];

/** The skills whose questions are answered by a tap on the music. */
export const TAPPED: readonly Skill[] = ['change', 'one'];

/** The number of levels of every skill, from 1. */
export const LEVELS = 5;

export interface QuestionSettings {
  skill: Skill;
  /** 1 to `LEVELS`. */
  level: number;
  seed: string;
  /** Whether it is played by a phone's loudspeaker, which plays no low notes. */
  phone: boolean;
}

export interface EarPiece {
  bars: readonly LiveBar[];
  /** Dancers' counts a minute. */
  bpm: number;
  guests: readonly Guest[];
  /** Whether a count-in of four clicks precedes it. */
  countIn: boolean;
  /** For the chart, if the second half has another tempo: the bars as written, and the ratio of the tempos. */
  retimed?: { bars: readonly LiveBar[]; ratio: number };
}

/** The task of the learner. */
export type Task =
  | { kind: 'choice'; options: readonly string[]; right: string }
  /** A tap within a range of beats. @param places number of bar lines at which the change could have been */
  | { kind: 'moment'; from: number; to: number; beats: number; places: number }
  /** A tap on count 1. @param offset beats from the start to the first count 1 */
  | { kind: 'downbeat'; offset: number; beats: number }
  /** A bar of the güira, cell by cell: `x` for a stroke, `.` for a rest. */
  | { kind: 'cells'; right: string };

/** An answer to a `Task`. Beats count from the start of the piece. */
export type Answer =
  | { kind: 'choice'; choice: string }
  | { kind: 'tap'; beat: number }
  | { kind: 'cells'; cells: string }
  /** The learner heard the music, but missed the moment to tap. */
  | { kind: 'unheard' };

export interface EarQuestion extends QuestionSettings {
  /** The item to recognise, e.g. `majao`. It has its own rating, besides the skill's. */
  item: string;
  task: Task;
  focus: readonly BandInstrument[];
  /** A chord named in the question. */
  given?: string;
  /** Generates the music of the question, always the same. */
  piece(music: EarMusic): EarPiece;
  /** Generates the passage that explains it: from count 1, with the right answer if it can be played. */
  explained(music: EarMusic): EarPiece;
}

/** The parts of a question that its skill generates. */
export type QuestionDraft = Pick<EarQuestion, 'item' | 'task' | 'focus' | 'given' | 'piece'> &
  Partial<Pick<EarQuestion, 'explained'>>;
