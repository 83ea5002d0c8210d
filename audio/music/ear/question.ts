import type { BandInstrument, Guest } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live.ts';
import type { EarMusic } from './setting.ts';

/** What can be practised by ear, in the order in which it is listed. */
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

/** How many levels every skill has, from 1. */
export const LEVELS = 5;

/** What determines a question. */
export interface Asked {
  skill: Skill;
  /** 1 to `LEVELS`. */
  level: number;
  seed: string;
  /** Whether it is heard through the loudspeaker of a phone, which plays no low notes. */
  phone: boolean;
}

/** Music that the live band plays. */
export interface Piece {
  bars: readonly LiveBar[];
  /** The dancers' counts a minute. */
  bpm: number;
  /** Who plays beside the band of five. */
  guests: readonly Guest[];
  /** Whether four clicks come before it. */
  countIn: boolean;
  /** What a chart shows if the second half has another tempo: bars as they are written, and its tempo's ratio. */
  retimed?: { bars: readonly LiveBar[]; ratio: number };
}

/** How a question is answered. */
export type Task =
  /** One of several options. */
  | { kind: 'choice'; options: readonly string[]; right: string }
  /**
   * A tap while it is heard, right from one beat of the piece on and before another.
   * @param places on how many bar lines the moment could have been as well
   */
  | { kind: 'moment'; from: number; to: number; beats: number; places: number }
  /** A tap on count 1. @param offset how many beats the first count 1 is after the beginning */
  | { kind: 'downbeat'; offset: number; beats: number }
  /** A bar of the güira, cell by cell: `x` for a stroke, `.` for a rest. */
  | { kind: 'cells'; right: string };

/** An answer to a `Task`. Beats count from the beginning of the piece. */
export type Answer =
  | { kind: 'choice'; choice: string }
  | { kind: 'tap'; beat: number }
  | { kind: 'cells'; cells: string }
  /** All was heard, but not what is to be tapped. */
  | { kind: 'unheard' };

export interface EarQuestion extends Asked {
  /** What is to be heard, e.g. `majao`: it is rated apart from the skill's other items. */
  item: string;
  task: Task;
  /** Whom to listen to. */
  focus: readonly BandInstrument[];
  /** A chord that the question names. */
  given?: string;
  /** Writes the music of the question; the same every time. */
  piece(music: EarMusic): Piece;
  /** Writes the same passage as it is explained: from count 1, with the right answer if one is played. */
  explained(music: EarMusic): Piece;
}

/** What a skill makes of a question. */
export type Drafted = Pick<EarQuestion, 'item' | 'task' | 'focus' | 'given' | 'piece'> &
  Partial<Pick<EarQuestion, 'explained'>>;
