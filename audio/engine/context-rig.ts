import type { Note } from '#audio/music/score.ts';
import { Band } from './band/band.ts';
import type { Kit } from './band/kit.ts';
import { CLICK_SOUNDS, type ClickSound, renderClick } from './click.ts';
import { connectLimited } from './limiter.ts';
import type { TransportHeartbeat } from './transport.ts';

/** What can be put on the audio clock: a practice click, or a note of the band. */
export type Sound = ClickSound | Note;

/** What exists for one AudioContext and goes when it does. */
export interface Rig {
  context: AudioContext;
  /** Where all sounds meet; its gain is the volume. */
  bus: GainNode;
  clicks: ReadonlyMap<ClickSound, AudioBuffer>;
  band: Band;
  /** Tone's, fetched with the first sound: a page that is only read does without. `null` if it cannot be had. */
  transport: Promise<TransportHeartbeat | null>;
}

/** How long a context may take to start before we go on in silence (milliseconds). */
const OPEN_PATIENCE = 1000;

/** @throws Error where the browser refuses a context */
export function buildRig(kit: Kit, volume: number): Rig {
  const context = new AudioContext({ latencyHint: 'interactive' });
  playThroughSilentSwitch();
  const bus = context.createGain();
  bus.gain.value = volume;
  connectLimited(bus, context.destination);
  keepAwake(bus);
  const clicks = new Map(
    CLICK_SOUNDS.map((sound) => {
      const samples = renderClick(sound, context.sampleRate);
      const buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      return [sound, buffer];
    }),
  );
  const band = new Band(context, kit, bus);
  return { context, bus, clicks, band, transport: fetchTransport(context) };
}

async function fetchTransport(context: AudioContext): Promise<TransportHeartbeat | null> {
  try {
    const { TransportHeartbeat } = await import('./transport.ts');
    return new TransportHeartbeat(context);
  } catch (error) {
    console.info('A timer beats in place of the transport:', error);
    return null;
  }
}

/**
 * Starts a sound at `time` of the context's clock.
 * @returns takes it back; `null` where it cannot sound yet
 */
export function strike(rig: Rig, sound: Sound, time: number): (() => void) | null {
  if (typeof sound === 'object') return rig.band.strike(sound, time);
  // A source of its own for every hit: retriggering one is what Web Audio forbids.
  const source = rig.context.createBufferSource();
  source.buffer = rig.clicks.get(sound) ?? null;
  source.connect(rig.bus);
  source.start(time);
  return () => {
    source.stop();
    source.disconnect();
  };
}

/** Asks a context to run. Whether it does shows in its state: some browsers never settle the promise. */
export function wake(context: AudioContext): void {
  if (context.state !== 'running' && context.state !== 'closed')
    void context.resume().catch(() => {});
}

/** Resolves when the context runs and its clock advances. @throws Error when it does not in time */
export async function runs(context: AudioContext): Promise<void> {
  const from = context.currentTime;
  const deadline = performance.now() + OPEN_PATIENCE;
  while (context.state !== 'running' || context.currentTime === from) {
    if (context.state === 'closed') throw new Error('the audio device was lost');
    if (performance.now() > deadline) throw new Error('the audio device does not start');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Lets a node follow its volume while nothing sounds. Asleep, it would take up a change only with the
 * next sound, which after Mute would start with a bang.
 */
function keepAwake(node: AudioNode): void {
  const silence = node.context.createConstantSource();
  silence.offset.value = 0;
  silence.connect(node);
  silence.start();
}

/** On iOS, says that this page's sound is its purpose, so that the silent switch does not mute it. */
function playThroughSilentSwitch(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
}
