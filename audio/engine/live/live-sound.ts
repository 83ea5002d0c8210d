import type { BandInstrument } from '#audio/music/instrument.ts';
import type { Note } from '#audio/music/score/score.ts';

/** A beat of the click, or of the count-in, which is heard although the click is muted. */
export interface Beat {
  click: 'downbeat' | 'count';
  countIn: boolean;
}

export type LiveSound = Note | Beat;

/** A channel of the live mixer: a player, or the click. */
export type ChannelName = BandInstrument | 'click';
