import { chart } from '#audio/music/chart/chart.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { Passage } from '#audio/music/parts/passage.ts';
import { requinto } from '#audio/music/parts/requinto.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { Changes, Song } from '#audio/music/songs/songs.ts';
import { closing } from './closing.ts';
import { scaleVelocity, type WrittenNote } from './notation.ts';
import { perform } from './perform.ts';
import type { Score } from './score.ts';
import { type Arrangement, rhythmSection, sectionChart, sectionOf } from './sections.ts';

export interface Performance {
  song: Song;
  /** The song's own key by default. */
  key?: MusicalKey;
  /** Beats per minute; a beat is one of the dancers' counts, a quarter note. */
  bpm: number;
  /** Determines the choice of phrases and the humanising: the same seed gives the same performance. */
  seed: string;
  /** The players; by default all that have a part. */
  players?: readonly Instrument[];
}

/** The section that follows in the example of a section; the outro has none. */
const FOLLOWING: Readonly<Partial<Record<SectionName, SectionName>>> = {
  intro: 'verse',
  verse: 'pre-chorus',
  'pre-chorus': 'chorus',
  chorus: 'mambo',
  mambo: 'chorus',
  interlude: 'verse',
};

/** One section of a song: four bars and the next downbeat, or the final chord of the outro. */
export function arrangeSection(
  section: SectionName,
  how: ArrangementOptions<Performance>,
): Arrangement {
  const { song, key = song.key, seed } = how;
  const following = FOLLOWING[section];
  const after = following && sectionChart(following, { song, key }).changes[0]?.chord;
  return sectionOf(section, { song, key, seed, after });
}

/** The settings that determine the written music. Players and tempo are applied later. */
type ArrangementOptions<P extends Performance> = Omit<P, 'bpm' | 'players'>;

export interface RhythmPerformance extends Performance {
  changes?: Changes;
  /** 4 by default. */
  bars?: number;
  /** Whether all players start with their plainest phrase, for a lesson. */
  plain?: boolean;
  /** Whether the last bar leads back to the first, without a closing chord. */
  loop?: boolean;
}

/** Dynamics of each rhythm, as a factor on the velocity: derecho is lighter, majao drives. */
const DYNAMICS: Readonly<Record<RhythmType, number>> = { derecho: 0.93, majao: 1.01, mambo: 0.96 };

/** The band of five in one rhythm, without a voice. @param fill whether the last bar is a fill */
export function arrangeRhythm(
  rhythm: RhythmType,
  how: ArrangementOptions<RhythmPerformance>,
  fill = true,
): Arrangement {
  const { song, key = song.key, seed, changes = 'verse', bars = 4, loop, plain } = how;
  const after = loop ? 'again' : 'home';
  const sheet = chart(song[changes].chords, { written: song.key, key, bars, after });
  const passage: Passage = { chart: sheet, rhythm, from: 0, bars, fill, plain, seed };
  const notes = scaleVelocity([...rhythmSection(passage), ...requinto(passage)], DYNAMICS[rhythm]);
  return loop ? { chart: sheet, notes } : { chart: sheet, notes, ending: 'button' };
}

/** Performs an arrangement with its ending; only `players`, if given. */
export function play(
  arrangement: Arrangement,
  { bpm, seed, players }: Pick<Performance, 'bpm' | 'seed' | 'players'>,
): Score {
  const { bars } = arrangement.chart;
  return perform(heardNotes(arrangement, players), { bpm, bars, seed });
}

/** The notes of an arrangement and of its ending; only of `players`, if given. */
export function heardNotes(
  { chart: sheet, notes, ending }: Arrangement,
  players?: readonly Instrument[],
): WrittenNote[] {
  const heard = notes.filter(({ instrument }) => players?.includes(instrument) ?? true);
  return ending ? [...heard, ...closing(heard, sheet, ending)] : heard;
}
