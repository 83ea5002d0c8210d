import { chart } from './chart.ts';
import { closing } from './closing.ts';
import type { Key } from './harmony.ts';
import type { Instrument } from './instrument.ts';
import { rhythmSection } from './parts/band.ts';
import type { Passage } from './parts/passage.ts';
import { requinto } from './parts/requinto.ts';
import { perform } from './perform.ts';
import type { RhythmType } from './rhythms.ts';
import type { Score } from './score.ts';
import { ARRANGED, type SectionName, type Sheet } from './sections.ts';
import type { Song } from './songs/song.ts';
import { louder } from './written.ts';

/** How a piece is to be played. */
export interface Performance {
  song: Song;
  /** The song's own key unless told. */
  key?: Key;
  /** Beats per minute, a beat being a count. */
  bpm: number;
  /** The same seed, the same performance; another, other phrases and another touch. */
  seed: string;
  /** Who plays; all who have a part unless told. */
  players?: readonly Instrument[];
}

/** One section of a song, four bars and its ending. */
export function playSection(section: SectionName, how: Performance): Score {
  const { song, key = song.key, seed } = how;
  return play(ARRANGED[section]({ song, key, seed }), how);
}

/** Whose chords a band plays over that has nobody to sing. */
export type Changes = 'verse' | 'preChorus' | 'chorus';

export interface RhythmPerformance extends Performance {
  changes?: Changes;
  /** Four unless told. */
  bars?: number;
  /** Leaves the closing chord out and turns back to the first bar, to be played round and round. */
  loop?: boolean;
}

/** How strongly each rhythm is played: derecho leaves room, majao pounds. */
const STRENGTH: Readonly<Record<RhythmType, number>> = { derecho: 0.93, majao: 1.01, mambo: 1 };

/** The five instruments in one rhythm, without a voice. */
export function playRhythm(rhythm: RhythmType, how: RhythmPerformance): Score {
  const { song, key = song.key, seed, changes = 'verse', bars = 4, loop = false } = how;
  const after = loop ? 'again' : 'home';
  const sheet = chart(song[changes].chords, { written: song.key, key, bars, after });
  const passage: Passage = { chart: sheet, rhythm, from: 0, bars, fill: true, seed };
  const notes = louder([...rhythmSection(passage), ...requinto(passage)], STRENGTH[rhythm]);
  return play(loop ? { chart: sheet, notes } : { chart: sheet, notes, ending: 'button' }, how);
}

/** Has the chosen players play a sheet, its ending included. */
export function play(
  { chart: sheet, notes, ending }: Sheet,
  { bpm, seed, players }: Pick<Performance, 'bpm' | 'seed' | 'players'>,
): Score {
  const heard = notes.filter(({ instrument }) => players?.includes(instrument) ?? true);
  const all = ending ? [...heard, ...closing(heard, sheet, ending)] : heard;
  return perform(all, { bpm, bars: sheet.bars, seed });
}
