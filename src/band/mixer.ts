import type { ChannelName, Mix } from '#audio/engine/live/mixer.ts';
import { BAND, STAGE } from '#audio/music/instrument.ts';

export type { ChannelName };

export const CHANNEL_NAMES: readonly ChannelName[] = [...BAND, 'click'];

export const MAX_VOLUME = 1.5;

export interface ChannelState {
  mute: boolean;
  solo: boolean;
  /** Gain, 0 to `MAX_VOLUME`; 1 is the calibrated level. */
  volume: number;
  /** −1 left to 1 right. */
  pan: number;
}

export type MixerState = Readonly<Record<ChannelName, ChannelState>>;

export const forChannels = <T>(of: (name: ChannelName) => T): Record<ChannelName, T> =>
  Object.fromEntries(CHANNEL_NAMES.map((name) => [name, of(name)])) as Record<ChannelName, T>;

/** Everyone at the calibrated level and where they stand on the stage; the click is muted. */
export const INITIAL_MIXER: MixerState = forChannels((name) => ({
  mute: name === 'click',
  solo: false,
  volume: 1,
  pan: name === 'click' ? 0 : STAGE[name],
}));

/** The mixer with changes to one channel. */
export function withChannel(
  mixer: MixerState,
  name: ChannelName,
  change: Partial<ChannelState>,
): MixerState {
  return { ...mixer, [name]: { ...mixer[name], ...change } };
}

/**
 * The audible gain of each channel. Solos add up: with any, only the solo players are audible. A mute counts
 * under a solo too, and a solo never silences the click.
 */
export function heardMix(mixer: MixerState): Record<ChannelName, Mix> {
  const anySolo = BAND.some((player) => mixer[player].solo);
  return forChannels((name) => {
    const { mute, solo, volume, pan } = mixer[name];
    const isLeftOut = anySolo && !solo && name !== 'click';
    return { gain: mute || isLeftOut ? 0 : volume, pan };
  });
}

/** The ids of the silent players, space-separated, so that equal sets are equal strings. */
export function mutedPlayers(mixer: MixerState): string {
  const mix = heardMix(mixer);
  return BAND.filter((player) => mix[player].gain === 0).join(' ');
}
