import { type Engine, engine } from '#audio/engine/engine.ts';
import type { AudioGraph } from '#audio/engine/output/audio-graph.ts';
import type { PlaybackOutput } from '#audio/engine/transport/scheduler.ts';
import { BAND, ENTRANCES, type Guest, type Instrument, isGuest } from '#audio/music/instrument.ts';
import { Listeners } from '#lib/listeners.ts';
import { nextTask } from '#lib/next-task.ts';
import { fetchingSound } from '#lib/sound-fetches.ts';
import { inSlices } from '#lib/steps.ts';
import { type BandOptions, BandPlayback } from './band-playback.ts';
import type { LiveSound } from './bars.ts';
import { LiveBand, type LiveDesk, liveDeskInSteps } from './live-band.ts';
import { Mixer } from './mixer.ts';

/**
 * - `loading`: the samples are being fetched
 * - `ready`: can play
 * - `failed`: the samples could not be fetched; `load` tries again
 */
export type PlayerState = 'loading' | 'ready' | 'failed';

/** The live band with its desk, in a separate module for its pages only. Players join as their samples arrive. */
export class LiveEngine {
  readonly mixer = new Mixer();
  readonly #engine: Engine;
  readonly #output: PlaybackOutput<LiveSound>;
  readonly #players = new Map<Instrument, PlayerState>();
  readonly #changes = new Listeners();
  #graph: AudioGraph | null = null;
  #desk: LiveDesk | null = null;
  #band: LiveBand | null = null;
  /** Resolves when the desk's reverb becomes audible; `null` until its steps have started. */
  #roomBuilt: Promise<unknown> | null = null;
  #playback: BandPlayback | null = null;

  constructor(engine: Engine) {
    const { output } = engine;
    this.#engine = engine;
    this.#output = {
      clock: output.clock,
      get transport() {
        return output.transport;
      },
      schedule: (sound, time) =>
        output.start((graph, at) => this.#bandOn(graph).schedule(sound, at), time),
      subscribe: output.subscribe,
      everyFrame: (callback) => output.everyFrame(callback),
    };
  }

  /** Calls back when the state of a player changes. @returns a function that unsubscribes */
  readonly onPlayers = this.#changes.subscribe;

  /** `null` until a player is loaded for the first time. */
  stateOf(player: Instrument): PlayerState | null {
    return this.#players.get(player) ?? null;
  }

  /**
   * Opens the sound and starts to load the band of five, one player after the other.
   * @param needed the players to load first and to wait for; may include guests
   * @throws Error without sound, or when samples of these players cannot be fetched; may be retried
   */
  async load(needed: readonly Instrument[]): Promise<void> {
    const { output } = this.#engine;
    const opening = output.openGraph();
    const guests = needed.filter(isGuest);
    const band = [...new Set<Instrument>([...needed, ...ENTRANCES])].filter((one) => !isGuest(one));
    // Samples can be fetched without sound: only decoding needs it.
    if (output.status !== 'silent') output.kit.prefetch(band);
    const graph = await opening;
    const arrivals = new Map(
      [...band, ...guests].map((player) => [player, this.#arrive(player, graph)]),
    );
    const everything = Promise.all(arrivals.values()).then(async () => {
      // Alternative recordings, one player after the other, so that fewer notes share a recording.
      for (const player of ENTRANCES) await output.kit.loadAll([player], graph.context);
    });
    // Failed players have a state. The band plays without alternative recordings, and the next Play retries.
    fetchingSound(everything).catch(() => {});
    await Promise.all([this.#build(graph, guests), ...needed.map((one) => arrivals.get(one))]);
    // The reverb is built after the first players have loaded, and becomes audible then.
    if (this.#desk) this.#roomBuilt ??= inSlices(this.#desk.reverb, 0);
    void output.kit.loadAll(['guira'], graph.context);
  }

  /** Loads everything, with alternatives and reverb, which usually arrive during playback. @throws like `load` */
  async loadAll(): Promise<void> {
    await this.load(BAND);
    const { kit } = this.#engine.output;
    const { context } = await this.#engine.output.openGraph();
    await Promise.all([kit.loadAll(BAND, context), this.#roomBuilt]);
  }

  /**
   * Plays the band. Any other playback stops. Players join when `load` has loaded them; without sound, everyone plays
   * silently. To be stopped with `engine.stop()`.
   * @param onEnded called when the last bar has been heard in full, or another playback starts; not after
   * `stop()`
   */
  play(options: BandOptions, onEnded: () => void): BandPlayback {
    const isAudible = this.#engine.output.status === 'audible';
    const ready = [...this.#players].filter(([, state]) => state === 'ready');
    const players = isAudible ? { players: ready.map(([player]) => player) } : {};
    const create = (ended: () => void) =>
      new BandPlayback(this.#output, { ...options, ...players }, ended);
    this.#playback = this.#engine.begin(create, onEnded);
    return this.#playback;
  }

  /** Loads a player, who then joins. @throws Error when the samples cannot be fetched */
  async #arrive(player: Instrument, { context }: AudioGraph): Promise<void> {
    if (this.#players.get(player) !== 'ready') this.#setState(player, 'loading');
    try {
      await this.#engine.output.kit.load([player], context);
    } catch (error) {
      this.#setState(player, 'failed');
      throw error;
    }
    this.#setState(player, 'ready');
    this.#playback?.enter(player);
  }

  #setState(player: Instrument, state: PlayerState): void {
    if (state === this.#players.get(player)) return;
    this.#players.set(player, state);
    this.#changes.notify();
  }

  /** Builds the desk in short tasks, one channel after the other. Its reverb becomes audible later. */
  async #build(graph: AudioGraph, guests: readonly Guest[]): Promise<void> {
    const { desk } = this.#deskOn(graph);
    for (const player of [...BAND, ...guests]) {
      await nextTask();
      desk.channel(player);
    }
    await nextTask();
    this.#bandOn(graph);
  }

  #deskOn(graph: AudioGraph): LiveDesk {
    if (!this.#desk || graph !== this.#graph) {
      this.#desk = liveDeskInSteps(graph.context, graph.bus);
      this.#roomBuilt = null;
      this.#band = null;
      this.#graph = graph;
    }
    return this.#desk;
  }

  #bandOn(graph: AudioGraph): LiveBand {
    const desk = this.#deskOn(graph);
    const { context, clicks } = graph;
    this.#band ??= new LiveBand(context, this.#engine.output.kit, clicks, this.mixer, desk);
    return this.#band;
  }
}

export const liveEngine = new LiveEngine(engine);
