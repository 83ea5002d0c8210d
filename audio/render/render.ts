import { Band } from '#audio/engine/band/band.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import type { Kit } from '#audio/engine/band/kit.ts';
import { connectLimited } from '#audio/engine/limiter.ts';
import { CLIP_SAMPLE_RATE } from '#audio/music/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type Score, scoreSeconds } from '#audio/music/score.ts';

/** Headroom for the encoders, which overshoot (gain): 3.1 dB. */
const HEADROOM = 10 ** (-3.1 / 20);
/** Extra gain by number of players, as a listener would turn them up: one by 4 dB, two by 2 dB. */
const TURNED_UP: Readonly<Record<number, number>> = { 1: 10 ** (4 / 20), 2: 10 ** (2 / 20) };
/** Length of the fade-out at the end of a clip (seconds). */
const FADE = 0.25;

export interface RenderOptions {
  /** Seconds after the last bar in which the closing chord sounds and fades. */
  ringOut: number;
  /** Only these are heard, at their level in the whole score; everyone by default. */
  players?: readonly Instrument[];
}

/**
 * Renders a score to a stereo buffer, through the same band, mix and limiter as live playback but in an
 * offline context.
 * @throws if the samples of an instrument cannot be fetched or decoded
 */
export async function render(
  score: Score,
  { ringOut, players }: RenderOptions,
  kit: Kit,
): Promise<AudioBuffer> {
  const seconds = scoreSeconds(score) + ringOut;
  const context = new OfflineAudioContext(
    2,
    Math.round(seconds * CLIP_SAMPLE_RATE),
    CLIP_SAMPLE_RATE,
  );
  const fade = context.createGain();
  fade.gain.value = HEADROOM;
  fade.gain.setValueAtTime(HEADROOM, seconds - FADE);
  fade.gain.linearRampToValueAtTime(0, seconds);
  fade.connect(context.destination);
  const bus = context.createGain();
  const playing = new Set(score.notes.map(({ instrument }) => instrument));
  bus.gain.value = TURNED_UP[playing.size] ?? 1;
  connectLimited(bus, fade);

  const band = new Band(context, kit, new Desk(context, bus));
  await band.load(playing);
  const notes = score.notes.filter(({ instrument }) => !players || players.includes(instrument));
  for (const note of notes) band.schedule(note, note.time);
  return context.startRendering();
}
