import type { Changes } from '#audio/music/arrangement.ts';
import type { Key } from '#audio/music/harmony.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLane, OwnLanes } from '#audio/music/own-lane.ts';
import type { LoopBars } from '#audio/music/practice-music.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { SONG_BY_ID, type SongId } from '#audio/music/songs/songs.ts';
import { BAND_COUNTS, clampTempo } from '#audio/music/tempo.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import { INITIAL_TRAINER, type TrainerSettings } from './trainer/settings.ts';

export const SONG_IDS = Object.keys(SONG_BY_ID) as SongId[];
export const CHANGES = ['verse', 'preChorus', 'chorus'] as const satisfies readonly Changes[];

/** How much is repeated: this many bars, or a whole song once. */
export const LENGTHS = [1, 2, 4, 8, 'form'] as const satisfies readonly (LoopBars | 'form')[];

/** Takes are numbered from 1; after the last comes the first again. */
export const TAKES = 99;

/** Everything that is set on the Practice page. */
export interface PracticeSettings {
  /** Of a loop; a whole song has its own. */
  rhythm: RhythmType;
  song: SongId;
  /** One of the song's keys. */
  key: Key;
  /** The section whose chords a loop has. */
  changes: Changes;
  /** The players' choice of phrases, 1 to `TAKES`. */
  take: number;
  /** Counts a minute, a whole number within `TEMPO`. */
  tempo: number;
  /** One bar of clicks before the music. */
  countIn: boolean;
  length: LoopBars | 'form';
  /** Index of the section of the song that is repeated; `null` plays through. */
  section: number | null;
  /** The player whose part the learner plays; `null` while they listen. */
  mine: BandInstrument | null;
  mixer: MixerState;
  /** Parts that replace the players' own. */
  lanes: OwnLanes;
  trainer: TrainerSettings;
}

/** The settings of a first visit. */
export const DEFAULT_SETTINGS: PracticeSettings = {
  rhythm: 'derecho',
  song: 'la-ventana',
  key: SONG_BY_ID['la-ventana'].key,
  changes: 'verse',
  take: 1,
  tempo: BAND_COUNTS,
  countIn: true,
  length: 4,
  section: null,
  mine: null,
  mixer: INITIAL_MIXER,
  lanes: {},
  trainer: INITIAL_TRAINER,
};

/** The settings after a change. What it makes impossible follows: another song brings its own key. */
export function withChange(
  settings: PracticeSettings,
  change: Partial<PracticeSettings>,
): PracticeSettings {
  const next = { ...settings, ...change };
  const { keys, key } = SONG_BY_ID[next.song];
  return {
    ...next,
    key: keys.includes(next.key) ? next.key : key,
    tempo: clampTempo(next.tempo),
  };
}

/**
 * The change with which the learner plays a part: its player is muted, and the one before is heard again.
 * @param player `null` gives the part back
 */
export function playAs(
  { mine, mixer }: PracticeSettings,
  player: BandInstrument | null,
): Partial<PracticeSettings> {
  const heard = mine ? withChannel(mixer, mine, { mute: false }) : mixer;
  return { mine: player, mixer: player ? withChannel(heard, player, { mute: true }) : heard };
}

/** The lanes with one player's replaced; `null` gives the part back to the player. */
export function withLane(lanes: OwnLanes, player: BandInstrument, lane: OwnLane | null): OwnLanes {
  const { [player]: _, ...others } = lanes;
  return lane ? { ...others, [player]: lane } : others;
}
