import { Band } from '#audio/engine/band/band.ts';
import { Desk } from '#audio/engine/band/desk.ts';
import type { Kit } from '#audio/engine/band/kit.ts';
import { type ClickSound, clickBuffers } from '#audio/engine/click.ts';
import { keepProcessing } from './keep-processing.ts';
import { connectLimited } from './limiter.ts';

/** The nodes and buffers that belong to one AudioContext. */
export interface AudioGraph {
  context: AudioContext;
  /** The bus of all sounds. Its gain is the volume. */
  bus: GainNode;
  clicks: ReadonlyMap<ClickSound, AudioBuffer>;
  band: Band;
}

/** Time limit for a context to start before playback continues silently, in milliseconds. */
const OPEN_TIMEOUT = 1000;

/** Opens a context, within a gesture. @throws Error when the browser refuses it */
export function createContext(): AudioContext {
  const context = new AudioContext({ latencyHint: 'interactive' });
  // Media playback as the page's purpose, which on iOS overrides the silent switch.
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
  return context;
}

/** Builds the graph of a context. @param volume overall gain, 0 to 1 */
export function createAudioGraph(context: AudioContext, kit: Kit, volume: number): AudioGraph {
  const bus = context.createGain();
  bus.gain.value = volume;
  connectLimited(bus, context.destination);
  keepProcessing(bus);
  const clicks = clickBuffers(context);
  const band = new Band(context, kit, new Desk(context, bus));
  return { context, bus, clicks, band };
}

/** Resumes a context. Its state shows whether it worked: some browsers never settle the promise. */
export function resume(context: AudioContext): void {
  if (context.state !== 'running' && context.state !== 'closed')
    void context.resume().catch(() => {});
}

/** Resolves when the context is running and its clock advances. @throws Error on timeout */
export async function untilRunning(context: AudioContext): Promise<void> {
  const from = context.currentTime;
  const deadline = performance.now() + OPEN_TIMEOUT;
  while (context.state !== 'running' || context.currentTime === from) {
    if (context.state === 'closed') throw new Error('the audio device was lost');
    if (performance.now() > deadline) throw new Error('the audio device does not start');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
