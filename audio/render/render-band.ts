import type { Kit } from '#audio/engine/band/kit.ts';
import { clickBuffers } from '#audio/engine/click.ts';
import { connectLimited } from '#audio/engine/limiter.ts';
import { Bars, BEATS_PER_BAR } from '#audio/engine/live/bars.ts';
import { LiveBand } from '#audio/engine/live/live-band.ts';
import type { ChannelName } from '#audio/engine/live/live-sound.ts';
import { type Mix, Mixer } from '#audio/engine/live/mixer.ts';
import { Timeline } from '#audio/engine/timeline.ts';
import type { LiveBar } from '#audio/music/live.ts';

const SAMPLE_RATE = 44_100;
/** Before the first beat (seconds): room for its early strokes. Cut off in a loop. */
const LEAD = 0.1;
/** How long the last chord of a song rings (seconds). */
const RING_OUT = 3;
/** How long before its first beat a bar is scheduled (seconds). */
const NOTICE = 0.25;

export interface BandRecording {
  bars: readonly LiveBar[];
  /** Counts a minute. */
  bpm: number;
  mix: Readonly<Record<ChannelName, Mix>>;
  /** Whether the first bar follows the last: the recording is then as long as its bars, and loops. */
  loops: boolean;
}

/**
 * Records the live band offline, as it sounds live.
 * @returns the samples of both channels, at 44.1 kHz
 * @throws if the samples of an instrument cannot be fetched or decoded
 */
export async function renderBand(
  { bars, bpm, mix, loops }: BandRecording,
  kit: Kit,
): Promise<{ channels: Float32Array[]; sampleRate: number }> {
  // A loop begins with what rings on from its end: the second of two passes, and a bar that follows.
  const count = loops ? 2 * bars.length + 1 : bars.length;
  const timeline = new Timeline(60 / bpm, LEAD);
  const timeOf = (bar: number) => timeline.timeOf(bar * BEATS_PER_BAR);
  const seconds = timeOf(count) + (loops ? 0 : RING_OUT);
  const context = new OfflineAudioContext(2, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE);
  const bus = context.createGain();
  connectLimited(bus, context.destination);
  const mixer = new Mixer();
  for (const [name, one] of Object.entries(mix)) mixer.set(name as ChannelName, one);
  const band = new LiveBand(context, kit, clickBuffers(context), mixer, bus);
  await band.load();

  const music = new Bars((bar) => (bar < count && bars[bar % bars.length]) || null, false);
  const schedule = (bar: number) => {
    const [from, to] = [bar * BEATS_PER_BAR, (bar + 1) * BEATS_PER_BAR];
    for (const { sound, time } of music.sounds(from, to, timeline)) band.schedule(sound, time);
  };
  for (let bar = 0; bar < count; bar++) {
    const time = timeOf(bar) - NOTICE;
    // Bar by bar, because every pending note costs time. Firefox does not suspend offline.
    if (time <= 0 || !('suspend' in context)) schedule(bar);
    else
      void context.suspend(time).then(() => {
        schedule(bar);
        return context.resume();
      });
  }
  const recorded = await context.startRendering();
  const [from, to] = loops ? [timeOf(bars.length), timeOf(2 * bars.length)] : [0, seconds];
  const cut = (channel: number) =>
    recorded
      .getChannelData(channel)
      .subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
  return { channels: [cut(0), cut(1)], sampleRate: SAMPLE_RATE };
}
