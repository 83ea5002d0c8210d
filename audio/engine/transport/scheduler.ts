import { type Playable, sameSound } from '#audio/engine/step.ts';
import { Listeners } from '#lib/listeners.ts';
import type { EngineClock } from './clock.ts';
import type { Transport } from './transport.ts';

/** The minimum and the maximum look-ahead, in seconds: every pending sound costs processor time. */
const MIN_LEAD = 1.5;
const MAX_LEAD = 4;
/** Seconds from `start()` to the first position: enough to schedule a whole pass with code that has not run before. */
export const START_LEAD = 0.1;
/** Maximum rounding error of a time or a position (seconds or positions): far less than a sample. */
const ROUNDING = 1e-7;

export interface Hit {
  /** Its start, in engine seconds. */
  readonly time: number;
  /** Removes it from the audio clock. No effect once it has started. */
  cancel(): void;
}

/** The parts of the sound output that a playback uses. All times are in engine seconds. */
export interface PlaybackOutput<Sound = Playable> {
  readonly clock: Pick<EngineClock, 'now' | 'outputTime'>;
  readonly transport: Transport;
  /** Puts a sound on the audio clock. @returns `null` without sound */
  schedule(sound: Sound, time: number): Hit | null;
  /** Calls back when sound is gained or lost. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Calls back before every repaint, never in a hidden tab. @returns a function that stops it */
  everyFrame(callback: () => void): () => void;
}

export interface PlacedSound<Sound> {
  position: number;
  /** The time of the sound, in engine seconds, close to the time of its position. */
  time: number;
  sound: Sound;
}

interface Timing {
  /** Initial tempo, in beats per minute. */
  readonly bpm: number;
  /** Positions per beat, each of which is an event of the transport. */
  readonly perBeat: number;
  readonly first: number;
  /** Length in beats of the music that is scheduled together: a pass of a grid, a bar of the band. */
  readonly passBeats: number;
  /** A position within this many seconds can no longer change: it may already be rendered. */
  readonly settled: number;
}

/**
 * Plays music by Tone's transport, which repeats an event for each position. The look-ahead is a whole pass, at least
 * 1.5 s and at most 4 s, so that a busy main thread is not audible. Each sound has a handle. After a change, the
 * transport goes back and plays the same time again, and exactly the sounds that have moved or been removed are
 * cancelled. A position is a step of a grid or a beat of the band, and may be a fraction. Subclasses may change their
 * music at any time; `update` applies the change.
 */
export abstract class Scheduler<Sound, Item extends PlacedSound<Sound> = PlacedSound<Sound>> {
  readonly #output: PlaybackOutput<Sound>;
  readonly #timing: Timing;
  readonly #onEnded: () => void;
  readonly #listeners = new Listeners();
  /** The sounds that have not been heard yet; `hit` is `null` without sound. */
  #entries: { item: Item; hit: Hit | null }[] = [];
  /** The items that the transport has played since its last move. */
  #due: Item[] = [];
  #origin = Number.POSITIVE_INFINITY;
  #from = 0;
  #running = false;
  #currentStep: number | null = null;
  #unsubscribe = () => {};

  /** @param onEnded called after the end of the music has been heard; not after `stop()` */
  constructor(output: PlaybackOutput<Sound>, timing: Timing, onEnded: () => void) {
    this.#output = output;
    this.#timing = timing;
    this.#onEnded = onEnded;
  }

  /** The sounds from `position` up to, not including, the next one. @param time the time of `position` */
  protected abstract sounds(position: number, time: number): Iterable<Item>;
  /** Called for each sound when it leaves the loudspeaker, or would if there were sound. */
  protected onHeard(_item: Item): void {}
  /** Whether the music ends at a position or before. */
  protected abstract isEnd(position: number): boolean;
  /** The number of the step at a position, reported to listeners. */
  protected abstract stepOf(position: number): number;

  /** Calls back when `currentStep` changes. @returns a function that unsubscribes */
  readonly subscribe = this.#listeners.subscribe;

  /** The audible step; `null` before the start and after the end. */
  get currentStep(): number | null {
    return this.#currentStep;
  }

  /** The audible position, with fractions; `null` before the first one and after the end. */
  get position(): number | null {
    const position = this.positionAt(this.#output.clock.outputTime());
    return this.#running && position >= this.#timing.first ? position : null;
  }

  /** The time that is being rendered. Read once for a change and its `update`. */
  protected now(): number {
    return this.#output.clock.now();
  }

  /** The time of `position` in seconds; also after `stop()`. */
  timeOf(position: number): number {
    return this.#output.transport.timeOf(this.#origin + position / this.#timing.perBeat);
  }

  /** The position at `time`; −∞ before `start()`. */
  positionAt(time: number): number {
    return (this.#output.transport.beatAt(time) - this.#origin) * this.#timing.perBeat;
  }

  /** Starts to play after `START_LEAD`. To be called once. */
  start(): void {
    const { transport } = this.#output;
    const { bpm, first, perBeat } = this.#timing;
    const now = this.now();
    const time = now + START_LEAD;
    this.#running = true;
    transport.start(bpm, time);
    this.#origin = transport.beatAt(time) - first / perBeat;
    transport.repeat(this.#play, perBeat);
    this.#fill(now);
    const ends = [
      this.#output.subscribe(this.#onOutputChanged),
      this.#output.everyFrame(this.#follow),
      transport.onTick(this.#onTick),
    ];
    this.#unsubscribe = () => {
      for (const end of ends) end();
    };
  }

  /**
   * Schedules the music again, from the first position that is not settled. No-op unless running.
   * @param now the clock reading that was used for the change: with a later reading, a sound between the two would be
   * lost
   * @param tempo from `time` on, if it changes
   */
  protected update(now: number, tempo?: { bpm: number; time: number }): void {
    if (!this.#running) return;
    const { transport } = this.#output;
    this.#from = this.positionAt(now + this.#timing.settled);
    transport.moveTo(this.timeOf(Math.floor(this.#from)));
    if (tempo) transport.setTempo(tempo.bpm, tempo.time);
    transport.repeat(this.#play, this.#timing.perBeat);
    const wanted = this.#collect(now);
    this.#entries = this.#entries.filter(({ item, hit }) => {
      if (item.position < this.#from) return true;
      const same = wanted.findIndex((one) => isSame(one, item));
      if (same < 0) hit?.cancel();
      else wanted.splice(same, 1);
      return same >= 0;
    });
    this.#schedule(wanted);
  }

  /** Ends immediately and cancels pending sounds. No-op if already ended. */
  stop(): void {
    if (!this.#running) return;
    this.#running = false;
    this.#unsubscribe();
    const now = this.now();
    this.#output.transport.stop(now);
    for (const { hit } of this.#entries) if (hit && hit.time > now) hit.cancel();
    this.#entries = [];
    this.#setCurrentStep(null);
  }

  #fill(now: number): void {
    // Missed positions are skipped: played late, they would be out of time.
    this.#from = this.positionAt(now + this.#timing.settled);
    this.#schedule(this.#collect(now));
  }

  /** Lets the transport play up to the end of the lead. @returns the items that are not settled */
  #collect(now: number): Item[] {
    const { transport } = this.#output;
    const beat = 60 / transport.bpm;
    // Plus one beat, which covers the time until the next tick.
    const lead = Math.max(MIN_LEAD, this.#timing.passBeats * beat) + beat;
    this.#due = [];
    transport.moveTo(now + Math.min(lead, MAX_LEAD));
    return this.#due.filter(({ position }) => position >= this.#from);
  }

  readonly #play = (time: number): void => {
    this.#due.push(...this.sounds(Math.round(this.positionAt(time)), time));
  };

  #schedule(items: readonly Item[]): void {
    for (const item of items) {
      this.#entries.push({ item, hit: this.#output.schedule(item.sound, item.time) });
    }
  }

  readonly #onTick = (): void => {
    this.#fill(this.now());
    this.#follow();
  };

  /** Reports the items that have been heard since the last call. */
  readonly #follow = (): void => {
    const time = this.#output.clock.outputTime();
    const heard = this.#entries.filter(({ item }) => item.time <= time);
    if (heard.length > 0) {
      this.#entries = this.#entries.filter(({ item }) => item.time > time);
      for (const { item } of heard) this.onHeard(item);
    }
    // A listener may have stopped it.
    if (!this.#running) return;
    const position = this.positionAt(time);
    if (this.isEnd(position)) {
      this.stop();
      this.#onEnded();
    } else this.#setCurrentStep(position < this.#timing.first ? null : this.stepOf(position));
  };

  #setCurrentStep(step: number | null): void {
    if (step === this.#currentStep) return;
    this.#currentStep = step;
    this.#listeners.notify();
  }

  /** Schedules again after sound was gained or lost: hits on the old clock are invalid. */
  readonly #onOutputChanged = (): void => {
    const now = this.now();
    const from = this.positionAt(now + this.#timing.settled);
    for (const { hit } of this.#entries) hit?.cancel();
    const settled = this.#entries.filter(({ item }) => item.position < from);
    this.#entries = settled.map(({ item }) => ({ item, hit: null }));
    this.update(now);
  };
}

function isSame<Sound>(a: PlacedSound<Sound>, b: PlacedSound<Sound>): boolean {
  return (
    Math.abs(a.position - b.position) < ROUNDING &&
    Math.abs(a.time - b.time) < ROUNDING &&
    sameSound(a.sound, b.sound)
  );
}
