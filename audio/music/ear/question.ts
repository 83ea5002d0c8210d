import type { GrooveName } from '#audio/music/grooves/grooves.ts';
import type { BandInstrument, Guest, Instrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import type { LoopBars, PracticeMusic } from '#audio/music/live/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';

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
  /** Whether it is heard through the loudspeaker of a phone, which plays no low notes. */
  phone: boolean;
}

export interface EarPiece {
  bars: readonly LiveBar[];
  /** The dancers' counts a minute. */
  bpm: number;
  guests: readonly Guest[];
  /** Whether a count-in of four clicks comes first. */
  countIn: boolean;
  /** For the chart, if the second half has another tempo: bars as they are written, and the ratio of its tempo. */
  retimed?: { bars: readonly LiveBar[]; ratio: number };
}

/** The way in which a question is answered. */
export type Task =
  | { kind: 'choice'; options: readonly string[]; right: string }
  /** A tap from one beat of the piece on and before another. @param places bar lines on which the moment could have been */
  | { kind: 'moment'; from: number; to: number; beats: number; places: number }
  /** A tap on count 1. @param offset beats from the beginning to the first count 1 */
  | { kind: 'downbeat'; offset: number; beats: number }
  /** A bar of the güira, cell by cell: `x` for a stroke, `.` for a rest. */
  | { kind: 'cells'; right: string };

/** An answer to a `Task`. Beats count from the beginning of the piece. */
export type Answer =
  | { kind: 'choice'; choice: string }
  | { kind: 'tap'; beat: number }
  | { kind: 'cells'; cells: string }
  /** The learner heard the music, but not the moment to tap. */
  | { kind: 'unheard' };

export interface EarQuestion extends QuestionSettings {
  /** The item to recognise, e.g. `majao`. It is rated apart from the skill's other items. */
  item: string;
  task: Task;
  focus: readonly BandInstrument[];
  /** A chord that the question names. */
  given?: string;
  /** Writes the music of the question; the same every time. */
  piece(music: EarMusic): EarPiece;
  /** Writes the same passage as it is explained: from count 1, with the right answer if one is played. */
  explained(music: EarMusic): EarPiece;
}

/** The parts of a question that a skill writes. */
export type QuestionDraft = Pick<EarQuestion, 'item' | 'task' | 'focus' | 'given' | 'piece'> &
  Partial<Pick<EarQuestion, 'explained'>>;

/** The settings of a question's music, apart from its rhythm. */
export interface Setting extends Omit<PracticeMusic, 'rhythm' | 'lanes'> {
  bpm: number;
}

/** Functions that write the music of questions. They are much code, which is loaded after the first question is shown. */
export interface EarMusic {
  loop(setting: Setting, rhythm: RhythmType, bars: LoopBars, lanes?: OwnLanes): LiveBar[];
  /** A part of the song, with the voice if it sings. */
  section(setting: Setting, section: SectionName): LiveBar[];
  /** Another style: its slowest and fastest tempo, and the players of its percussion. */
  groove(name: GrooveName): {
    tempo: readonly [number, number];
    percussion: readonly Instrument[];
  };
  grooveBars(setting: Setting, name: GrooveName, bars: number): LiveBar[];
}
