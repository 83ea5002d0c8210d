import type { AudioGraph } from '#audio/engine/audio-graph.ts';
import { type Engine, engine } from '#audio/engine/engine.ts';
import type { PlaybackOutput } from '#audio/engine/playback-output.ts';
import { BAND, type Guest } from '#audio/music/instrument.ts';
import { addSlices } from '#audio/samples/banks.ts';
import { inSlices } from '#lib/in-slices.ts';
import { nextTask } from '#lib/next-task.ts';
import { type BandOptions, BandPlayback } from './band-playback.ts';
import { LiveBand, type LiveDesk, liveDeskInSteps } from './live-band.ts';
import { liveOutput } from './live-output.ts';
import type { LiveSound } from './live-sound.ts';
import { Mixer } from './mixer.ts';

/**
 * The live band of an engine, beside which it has a desk of its own. Apart from the engine, so that pages
 * with grids and clips do not load it.
 */
export class LiveEngine {
  /** Faders, mutes and pans. */
  readonly mixer = new Mixer();
  readonly #engine: Engine;
  readonly #output: PlaybackOutput<LiveSound>;
  #graph: AudioGraph | null = null;
  #desk: LiveDesk | null = null;
  /** Resolves when the desk's reverb is heard. */
  #reverb: Promise<unknown> = Promise.resolve();
  #band: LiveBand | null = null;

  constructor(engine: Engine) {
    const { output } = engine;
    this.#engine = engine;
    this.#output = liveOutput(output, (sound, time) =>
      output.start((graph, at) => this.#bandOn(graph).schedule(sound, at), time),
    );
  }

  /**
   * Opens the sound and loads the players.
   * @param guests who play beside the band of five
   * @throws Error without sound, or when samples cannot be fetched; may be retried
   */
  async load(guests: readonly Guest[] = []): Promise<void> {
    const { output } = this.#engine;
    const opening = output.openGraph();
    // The samples need no sound until they are decoded.
    if (output.status !== 'silent') output.kit.prefetch(BAND);
    const graph = await opening;
    if (guests.length > 0) addSlices((await import('#audio/samples/guest-slices.ts')).GUEST_SLICES);
    // The samples are decoded while the desk is built.
    const players = output.kit.load([...BAND, ...guests], graph.context);
    await Promise.all([players, this.#build(graph, guests)]);
  }

  /**
   * Plays the band, instead of what is playing. Players are silent until `load` has loaded them. To be
   * stopped with `engine.stop()`.
   * @param onEnded called when the last bar has been heard in full, or something else starts to play;
   *   not after `stop()`
   */
  play(options: BandOptions, onEnded: () => void): BandPlayback {
    const create = (ended: () => void) => new BandPlayback(this.#output, options, ended);
    return this.#engine.begin(create, onEnded);
  }

  /** Builds the desk in short tasks, one channel after the other. */
  async #build(graph: AudioGraph, guests: readonly Guest[]): Promise<void> {
    const { desk } = this.#deskOn(graph);
    for (const player of [...BAND, ...guests]) {
      await nextTask();
      desk.channel(player);
    }
    await nextTask();
    this.#bandOn(graph);
    await this.#reverb;
  }

  /** The desk on the current AudioContext. */
  #deskOn(graph: AudioGraph): LiveDesk {
    if (!this.#desk || graph !== this.#graph) {
      const { desk, reverb } = liveDeskInSteps(graph.context, graph.bus);
      this.#desk = desk;
      this.#reverb = inSlices(reverb, 0);
      this.#band = null;
      this.#graph = graph;
    }
    return this.#desk;
  }

  /** The band on the current AudioContext. */
  #bandOn(graph: AudioGraph): LiveBand {
    const desk = this.#deskOn(graph);
    const { context, clicks } = graph;
    this.#band ??= new LiveBand(context, this.#engine.output.kit, clicks, this.mixer, desk);
    return this.#band;
  }
}

/** The app's one live band. */
export const liveEngine = new LiveEngine(engine);
