import { type Instrument, STAGE } from '#audio/music/instrument.ts';

export interface Channel {
  /** Gain, 1 = as recorded. Calibrated for the whole band, never for a single clip. */
  gain: number;
  /** −1 left to 1 right. */
  pan: number;
  /** Reverb send, 0 to 1. */
  room: number;
  highpass?: number;
  /** Cutoff of the low-pass filter in Hz. */
  lowpass?: number;
  /** A peaking equaliser: centre in Hz, boost in decibels, and its quality, 0.71 by default. */
  bell?: { frequency: number; decibels: number; q?: number };
  /** A low shelf: corner in Hz, boost in decibels. */
  shelf?: { frequency: number; decibels: number };
  /** Cutoff of the softest notes in Hz: soft notes are duller. By default all notes are equally bright. */
  dull?: number;
  /** Ceiling of the soft clipper (gain). Its overtones make the bass audible on a phone; it also lowers peaks. */
  ceiling?: number;
  /** The chorus effect of the modern lead guitar: rate in Hz, usually about 0.9. */
  chorus?: { rate: number };
}

/** The mix: lead guitar with chorus right of centre, rhythm guitar left, bass and voice central, percussion on either side. */
export const CHANNELS: Readonly<Record<Instrument, Channel>> = {
  requinto: {
    gain: 0.86,
    ceiling: 0.3,
    pan: STAGE.requinto,
    room: 0.35,
    highpass: 150,
    dull: 2600,
    bell: { frequency: 2800, decibels: 4.2 },
    chorus: { rate: 0.9 },
  },
  segunda: {
    gain: 1.19,
    pan: STAGE.segunda,
    room: 0.22,
    highpass: 120,
    // The body of the guitar, below the requinto's range.
    bell: { frequency: 320, decibels: 2, q: 1.4 },
    dull: 2200,
    ceiling: 0.3,
  },
  bass: {
    gain: 2.2,
    pan: STAGE.bass,
    room: 0,
    lowpass: 4000,
    shelf: { frequency: 110, decibels: 1.5 },
    // Overtones that a phone can play.
    bell: { frequency: 720, decibels: 15.2, q: 0.9 },
    dull: 1200,
    ceiling: 0.12,
  },
  guira: {
    gain: 3.85,
    pan: STAGE.guira,
    room: 0.12,
    // Compensates for the treble that softer strokes lose by `dull`, so that the sum has a recorded güira's spectrum.
    bell: { frequency: 12_500, decibels: 3, q: 1 },
    dull: 11_000,
  },
  bongos: { gain: 2.35, pan: STAGE.bongos, room: 0.28, highpass: 120, ceiling: 0.25, dull: 2800 },
  voice: { gain: 1.2, pan: 0, room: 0.5, highpass: 150 },
  campana: { gain: 0.86, pan: -0.2, room: 0.2, dull: 4000 },
  maracas: { gain: 1, pan: 0.4, room: 0.2 },
  tambora: { gain: 1.6, pan: -0.25, room: 0.25 },
  congas: { gain: 1.25, pan: -0.25, room: 0.25 },
  claves: { gain: 1.25, pan: 0.2, room: 0.35 },
  cowbell: { gain: 1.25, pan: 0.3, room: 0.2 },
  'wood-guiro': { gain: 1.25, pan: 0.4, room: 0.14 },
  piano: { gain: 1.25, pan: -0.2, room: 0.3, highpass: 100 },
  accordion: { gain: 1.25, pan: 0.2, room: 0.3, highpass: 150 },
  drums: { gain: 1.25, pan: 0, room: 0.14 },
  brass: { gain: 1.25, pan: 0.25, room: 0.4, highpass: 150 },
};
