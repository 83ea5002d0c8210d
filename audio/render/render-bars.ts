import { Kit } from '#audio/engine/band/kit.ts';
import { clickBuffers } from '#audio/engine/click.ts';
import { Bars, BEATS_PER_BAR } from '#audio/engine/live/bars.ts';
import { LiveBand, liveDesk } from '#audio/engine/live/live-band.ts';
import { type ChannelName, type Mix, Mixer } from '#audio/engine/live/mixer.ts';
import { connectLimited } from '#audio/engine/output/limiter.ts';
import type { LiveBar } from '#audio/music/live/live.ts';

const SAMPLE_RATE = 48_000;
/** Time after the last bar in which the last notes and the reverb die away, in seconds. */
const RING_OUT = 2.4;

export type BandMix = Readonly<Record<ChannelName, Mix>>;

/**
 * Renders bars of the live band to a stereo buffer in an offline context, through the same desk, mixer and limiter as
 * live.
 * @param bpm counts a minute
 * @throws Error when samples cannot be fetched or decoded
 */
export async function renderBars(
  bars: readonly LiveBar[],
  bpm: number,
  mix: BandMix,
): Promise<AudioBuffer> {
  const timeline = { timeOf: (beat: number) => (beat * 60) / bpm };
  const seconds = timeline.timeOf(bars.length * BEATS_PER_BAR) + RING_OUT;
  const context = new OfflineAudioContext(2, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE);
  const bus = context.createGain();
  connectLimited(bus, context.destination);
  const mixer = new Mixer();
  for (const [channel, setting] of Object.entries(mix)) mixer.set(channel as ChannelName, setting);
  const kit = new Kit();
  const band = new LiveBand(context, kit, clickBuffers(context), mixer, liveDesk(context, bus));
  await band.load();

  const music = new Bars((bar) => bars[bar] ?? null, false);
  const schedule = (bar: number) => {
    const from = bar * BEATS_PER_BAR;
    for (const { sound, time } of music.sounds(from, from + BEATS_PER_BAR, timeline)) {
      band.schedule(sound, Math.max(0, time));
    }
  };
  // Each bar while the one before is rendered, because pending notes are slow. In Firefox all at once.
  const canSuspend = typeof context.suspend === 'function';
  for (let bar = 0; bar < bars.length; bar++) {
    if (bar < 2 || !canSuspend) schedule(bar);
    else {
      void context.suspend(timeline.timeOf((bar - 1) * BEATS_PER_BAR)).then(() => {
        schedule(bar);
        return context.resume();
      });
    }
  }
  return context.startRendering();
}
