import { keysOf } from '#audio/music/harmony/harmony.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLane, OwnLanes } from '#audio/music/live/own-lane.ts';
import type { LoopBars, PracticeMusic } from '#audio/music/live/practice-music.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { BAND_COUNTS, clampTempo } from '#audio/music/tempo.ts';
import { INITIAL_MIXER, type MixerState, withChannel } from '#src/band/mixer.ts';
import { INITIAL_TRAINER, type TrainerSettings } from '#src/practice/trainer/settings.ts';

/** How much is repeated: this many bars, or a whole song once. */
export const LENGTHS = [1, 2, 4, 8, 'form'] as const satisfies readonly (LoopBars | 'form')[];

/** Takes are numbered from 1; after the last comes the first again. */
export const TAKES = 99;

/** Bars of a song, one after the other. */
export interface BarRange {
  /** The first one, from 0. */
  from: number;
  bars: number;
}

/** Everything that is set on the Practice page. Rhythm and changes are those of a loop; a take is 1 to `TAKES`. */
export interface PracticeSettings extends PracticeMusic {
  /** Counts a minute, a whole number within `TEMPO`. */
  tempo: number;
  /** One bar of clicks before the music. */
  countIn: boolean;
  length: LoopBars | 'form';
  /** The bars of the song that are repeated; `null` plays through. */
  range: BarRange | null;
  /** The player whose part the learner plays; `null` while they listen. */
  mine: BandInstrument | null;
  mixer: MixerState;
  /** The players whose part came with a link: it is its sender's until it is changed or taken over. */
  theirs: readonly BandInstrument[];
  /** A line for the reader of a link, in its sender's words; empty for none. */
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

/** The settings after a change. What it makes impossible follows: another song brings its own key. */
export function withChange(
  settings: PracticeSettings,
  change: Partial<PracticeSettings>,
): PracticeSettings {
  const next = { ...settings, ...change };
  const song = SONG_BY_ID[next.song];
  /** A pattern that is changed is taken over. */
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

/** The settings of a link as its reader gets them: patterns that are not among their own are the sender's. */
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
