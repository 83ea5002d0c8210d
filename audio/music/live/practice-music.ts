import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { arrangeRhythm, type Changes } from '#audio/music/score/arrangement.ts';
import { SONG_BY_ID, type SongId } from '#audio/music/songs/songs.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';
import { FORM_BARS, FORM_SECTIONS, type FormSection } from './form.ts';
import type { LiveBar } from './live.ts';
import { liveBars, withLanes } from './live-bars.ts';
import type { OwnLanes } from './own-lane.ts';
import { writeSong } from './song-form.ts';

export type LoopBars = 1 | 2 | 4 | 8;

export interface PracticeMusic {
  song: SongId;
  /** One of `keysOf` the song. */
  key: MusicalKey;
  /** The section whose chord changes a loop plays. */
  changes: Changes;
  rhythm: RhythmType;
  /** Another take: other phrases, and another touch. */
  take: number;
  /** Players whose pattern is replaced. */
  lanes: OwnLanes;
}

/** The band of five in a seamless loop of one rhythm. Its last bar has a fill if there are four bars or more. */
export function loopBars(music: PracticeMusic, bars: LoopBars): LiveBar[] {
  return allAtOnce(writeLoop(music, bars));
}

/** `loopBars` in steps. */
export function* writeLoop(music: PracticeMusic, bars: LoopBars): Steps<LiveBar[]> {
  const { song, key, changes, rhythm, take, lanes } = music;
  const seed = `${song} ${rhythm} ${take}`;
  const how = { song: SONG_BY_ID[song], key, seed, changes, bars, loop: true };
  const { chart, notes } = arrangeRhythm(rhythm, how, bars >= 4);
  const places = Array.from({ length: bars }, () => ({ rhythm }));
  return yield* liveBars(places, chart, withLanes(notes, lanes, chart), seed);
}

export interface Form {
  sections: readonly FormSection[];
  /** The last one is the final chord. */
  bars: readonly LiveBar[];
}

/** A whole song by the band of five, from intro to final chord. Each section runs on into the next. */
export function songForm(music: SongMusic): Form {
  return allAtOnce(writeForm(music));
}

type SongMusic = Omit<PracticeMusic, 'rhythm' | 'changes'>;

/** `songForm` in steps. */
export function* writeForm({ song, key, take, lanes }: SongMusic): Steps<Form> {
  const seed = `${song} form ${take}`;
  const { chart, notes } = yield* writeSong(SONG_BY_ID[song], key, seed, lanes);
  return { sections: FORM_SECTIONS, bars: yield* liveBars(FORM_BARS, chart, notes, seed) };
}
