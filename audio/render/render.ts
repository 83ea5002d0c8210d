import { Band } from '#audio/engine/band/band.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import type { Kit } from '#audio/engine/band/kit.ts';
import { connectLimited } from '#audio/engine/output/limiter.ts';
import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type Score, scoreSeconds } from '#audio/music/score/score.ts';

/** Headroom for encoders, which may exceed the original peaks (gain): 2.6 dB. */
const HEADROOM = 10 ** (-2.6 / 20);
/** Level of the mix before the limiter (gain), so that only a few peaks reach it: −1.2 dB. */
const MASTER = 10 ** (-1.2 / 20);
/** Approximate loudness of players in LU relative to the band of five. Guests not listed are as loud as a guitar. */
const LOUDNESS: Partial<Record<Instrument, number>> = {
  requinto: -5.2,
  segunda: -8,
  bass: -3.4,
  guira: -5,
  bongos: -7,
  campana: -11,
  maracas: -11,
  tambora: -11,
  congas: -12,
  claves: -8.5,
  cowbell: -11,
  'wood-guiro': -11,
};
const GUEST_LOUDNESS = -6;
/** Share of the loudness difference to the whole band that is compensated, as a listener would turn the volume up. */
const TURNED_UP = 0.8;
/** Gain of a mix of only güira and bongos: −1 dB. */
const STRUCK = 10 ** (-1 / 20);
/** Length of the fade-out at the end of a clip (seconds). */
const FADE = 0.25;
/** Time after the last bar in which its closing chord keeps its level, in seconds, and the decay after it (dB). */
const HELD = 0.35;
const DYING_AWAY = 14;

export interface RenderOptions {
  /** Time after the last bar in which the closing chord sounds and fades, in seconds. */
  ringOut: number;
  /** The audible players, at their level in the whole score; all by default. */
  players?: readonly Instrument[];
  /** The players who determine the level and the panorama of the mix; by default those of the score. */
  mixedFor?: readonly Instrument[];
}

/** Renders a score to stereo offline, through the live band, mix and limiter. @throws if samples cannot be loaded */
export async function render(
  score: Score,
  { ringOut, players, mixedFor }: RenderOptions,
  kit: Kit,
): Promise<AudioBuffer> {
  const seconds = scoreSeconds(score) + ringOut;
  const context = offline(2, seconds);
  const fade = context.createGain();
  fade.gain.value = HEADROOM;
  const rings = seconds - ringOut + HELD;
  const last = HEADROOM * 10 ** (-DYING_AWAY / 20);
  fade.gain.setValueAtTime(HEADROOM, rings);
  fade.gain.exponentialRampToValueAtTime(last, seconds - FADE);
  fade.gain.linearRampToValueAtTime(0, seconds);
  fade.connect(context.destination);
  const bus = context.createGain();
  const playing = mixedFor ?? playersOf(score);
  bus.gain.value = levelOf(playing);
  connectLimited(bus, fade);

  const band = new Band(context, kit, new Desk(context, bus, widthOf(playing)));
  await band.load(playersOf(score));
  const notes = score.notes.filter(({ instrument }) => !players || players.includes(instrument));
  for (const note of notes) band.schedule(note, note.time);
  return context.startRendering();
}

/**
 * Renders each player of a score alone, at their level in the mix but before limiter and headroom: the sum is the
 * limiter's input.
 * @returns two channels for each player, in the order of `playersOf`
 * @throws if the samples of an instrument cannot be fetched or decoded
 */
export async function renderStems(
  score: Score,
  { ringOut }: Pick<RenderOptions, 'ringOut'>,
  kit: Kit,
): Promise<AudioBuffer> {
  const playing = playersOf(score);
  const context = offline(2 * playing.length, scoreSeconds(score) + ringOut);
  const merger = context.createChannelMerger(2 * playing.length);
  merger.connect(context.destination);
  for (const [i, player] of playing.entries()) {
    const bus = context.createGain();
    bus.gain.value = levelOf(playing);
    const splitter = context.createChannelSplitter(2);
    bus.connect(splitter);
    for (const side of [0, 1]) splitter.connect(merger, side, 2 * i + side);
    const band = new Band(context, kit, new Desk(context, bus, widthOf(playing)));
    await band.load([player]);
    for (const note of score.notes) {
      if (note.instrument === player) band.schedule(note, note.time);
    }
  }
  return context.startRendering();
}

/** The players of a score, in the order of their first notes. */
export function playersOf({ notes }: Pick<Score, 'notes'>): Instrument[] {
  return [...new Set(notes.map(({ instrument }) => instrument))];
}

/** Gain of a mix: a few players are turned up, but güira and bongos less, whose joint strokes overshoot in encoders. */
function levelOf(playing: readonly Instrument[]): number {
  const power = playing.reduce(
    (sum, player) => sum + 10 ** ((LOUDNESS[player] ?? GUEST_LOUDNESS) / 10),
    0,
  );
  const struck = playing.length === 2 && playing.includes('guira') && playing.includes('bongos');
  return MASTER * (struck ? STRUCK : 1) * Math.max(1, power ** (-TURNED_UP / 2));
}

/** A single player is closer to the centre, as if the listener faced them. */
const widthOf = (playing: readonly Instrument[]) => (playing.length === 1 ? 0.5 : 1);

const offline = (channels: number, seconds: number) =>
  new OfflineAudioContext(channels, Math.round(seconds * CLIP_SAMPLE_RATE), CLIP_SAMPLE_RATE);
