import { keysOf } from '#audio/music/harmony/harmony.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLane, OwnLanes } from '#audio/music/live/own-lane.ts';
import type { LoopBars, PracticeMusic } from '#audio/music/live/practice-music.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { BAND_COUNTS, clampTempo } from '#audio/music/tempo.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import { INITIAL_TRAINER, type TrainerSettings } from '#src/practice/trainer/settings.ts';

/** The length of the repetition: this many bars, or a whole song once. */
export const LENGTHS = [1, 2, 4, 8, 'form'] as const satisfies readonly (LoopBars | 'form')[];

/** Number of takes, which count from 1. The first take follows the last. */
export const TAKES = 99;

/** Consecutive bars of a song. */
export interface BarRange {
  /** The first bar, from 0. */
  from: number;
  bars: number;
}

/** All settings of the Practice page. Rhythm and changes are for loops only; a take is 1 to `TAKES`. */
export interface PracticeSettings extends PracticeMusic {
  /** Counts a minute, a whole number within `TEMPO`. */
  tempo: number;
  /** One bar of clicks before the music. */
  countIn: boolean;
  length: LoopBars | 'form';
  /** The repeated bars of the song; `null` plays through. */
  range: BarRange | null;
  /** The player whose part the learner plays; `null` while they listen. */
  mine: BandInstrument | null;
  mixer: MixerState;
  /** The players whose pattern came with a link: it is the sender's until the learner edits it or takes it over. */
  theirs: readonly BandInstrument[];
  /** The sender's message for the reader of a link; empty for none. */
  words: string;
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
  range: null,
  mine: null,
  mixer: INITIAL_MIXER,
  lanes: {},
  theirs: [],
  words: '',
  trainer: INITIAL_TRAINER,
};

/** The settings after a change, and after its consequences: another song brings its own key. */
export function withChange(
  settings: PracticeSettings,
  change: Partial<PracticeSettings>,
): PracticeSettings {
  const next = { ...settings, ...change };
  const song = SONG_BY_ID[next.song];
  /** An edited pattern belongs to the learner. */
  const isUntouched = (player: BandInstrument) =>
    next.lanes[player] !== undefined && next.lanes[player] === settings.lanes[player];
  const isChosen = change.key !== undefined || next.song === settings.song;
  return {
    ...next,
    theirs: next.theirs.every(isUntouched) ? next.theirs : next.theirs.filter(isUntouched),
    key: isChosen && keysOf(song).includes(next.key) ? next.key : song.key,
    tempo: clampTempo(next.tempo),
  };
}

/** The settings of a link for its reader: patterns that the reader does not have are the sender's. */
export function fromSender(settings: PracticeSettings, own: OwnLanes): PracticeSettings {
  const isTheirs = (player: BandInstrument) => {
    const lane = settings.lanes[player];
    return (
      lane !== undefined && (settings.theirs.includes(player) || lane.cells !== own[player]?.cells)
    );
  };
  return { ...settings, theirs: BAND.filter(isTheirs) };
}

/**
 * The change with which the learner plays a part: mutes its player, and unmutes the previous one.
 * @param player `null` gives the part back
 */
export function playAs(
  { mine, mixer }: PracticeSettings,
  player: BandInstrument | null,
): Partial<PracticeSettings> {
  const heard = mine ? withChannel(mixer, mine, { mute: false }) : mixer;
  return { mine: player, mixer: player ? withChannel(heard, player, { mute: true }) : heard };
}

/** The lanes with one player's replaced; `null` restores the player's own pattern. */
export function withLane(lanes: OwnLanes, player: BandInstrument, lane: OwnLane | null): OwnLanes {
  const { [player]: _, ...others } = lanes;
  return lane ? { ...others, [player]: lane } : others;
}
