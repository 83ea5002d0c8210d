import type { Heartbeat } from './heartbeat.ts';
import type { Hit, PlaybackOutput } from './playback-output.ts';
import { sameSound } from './step.ts';
import type { Timeline } from './timeline.ts';

/** The shortest and the longest lead, in seconds: every sound that is pending costs processor time. */
const MIN_LEAD = 1.5;
const MAX_LEAD = 4;

/** A sound at its position of a timeline. */
export interface Placed<Sound> {
  position: number;
  /** When it sounds, in engine seconds: about the time of its position. */
  time: number;
  sound: Sound;
}

/** What a scheduler plays. It may change at any time; `Scheduler.update` puts the change into effect. */
export interface Part<Sound, Item extends Placed<Sound>> {
  /** The latest tempo, in beats per minute. */
  bpm(): number;
  /** Heartbeats per beat. */
  readonly stepsPerBeat: number;
  /** What is scheduled at once, in beats: a pass of a grid, a bar of the band. */
  readonly passBeats: number;
  /** Everything at positions from `from` on and before `to`. */
  sounds(from: number, to: number, timeline: Timeline): Iterable<Item>;
  /** Called for everything that leaves the loudspeaker, and without sound when it would have. */
  onHeard?(item: Item): void;
  /** Called on every frame and heartbeat with the position that leaves the loudspeaker. */
  follow(position: number): void;
}

/** A sound that has not been heard yet. Without sound it has no hit. */
interface Entry<Item> {
  item: Item;
  hit: Hit | null;
}

/**
 * Puts the sounds of a part on the audio clock with a deep lead: a whole pass, at least 1.5 s and at most
 * 4 s, so that a busy main thread cannot be heard. Each sound has a handle: a change cancels exactly
 * the sounds that it moves or removes, and leaves all others untouched.
 */
export class Scheduler<Sound, Item extends Placed<Sound> = Placed<Sound>> {
  readonly #output: PlaybackOutput<Sound>;
  readonly #part: Part<Sound, Item>;
  /** What is nearer than this is not changed any more, in seconds. */
  readonly #settled: number;
  #entries: Entry<Item>[] = [];
  /** All positions before this one have been scheduled. */
  #next = 0;
  #timeline: Timeline | null = null;
  #running = false;
  #heartbeat: Heartbeat | null = null;
  #bpm = 0;
  #unsubscribe = () => {};

  /**
   * @param settled a position that is heard within this many seconds is not changed any more, since the
   *   audio thread may already have rendered it
   */
  constructor(output: PlaybackOutput<Sound>, part: Part<Sound, Item>, settled: number) {
    this.#output = output;
    this.#part = part;
    this.#settled = settled;
  }

  get running(): boolean {
    return this.#running;
  }

  /** `null` before `start()`; kept after `stop()`. */
  get timeline(): Timeline | null {
    return this.#timeline;
  }

  /**
   * Starts playing. To be called once.
   * @param first the first position
   * @param now the reading of the clock on which `timeline` is based
   */
  start(timeline: Timeline, first: number, now: number): void {
    this.#running = true;
    this.#timeline = timeline;
    this.#next = first;
    this.#fill(now);
    this.#startHeartbeat();
    const unsubscribe = this.#output.subscribe(this.#onOutputChanged);
    const stopFrames = this.#output.everyFrame(this.#follow);
    this.#unsubscribe = () => {
      unsubscribe();
      stopFrames();
    };
  }

  /**
   * Plays what the part says now, by `timeline`, from the first position that is not settled. No-op
   * unless running.
   * @param now the same reading of the clock as for the change itself: the clock runs on between two
   *   readings, and a sound between them would be lost
   */
  update(now: number, timeline: Timeline): void {
    if (!this.#running) return;
    this.#timeline = timeline;
    const from = timeline.positionAt(now + this.#settled);
    this.#next = Math.max(from, this.#until(now, timeline));
    const wanted = [...this.#part.sounds(from, this.#next, timeline)];
    this.#entries = this.#entries.filter(({ item, hit }) => {
      if (item.position < from) return true;
      const same = wanted.findIndex((one) => isSame(one, item));
      if (same < 0) hit?.cancel();
      else wanted.splice(same, 1);
      return same >= 0;
    });
    for (const item of wanted) this.#schedule(item);
    const bpm = this.#part.bpm();
    if (bpm !== this.#bpm) this.#heartbeat?.setTempo(bpm);
    this.#bpm = bpm;
  }

  /** Ends at once and cancels what has not sounded. No-op if already ended. */
  stop(): void {
    if (!this.#running) return;
    this.#running = false;
    this.#unsubscribe();
    this.#heartbeat?.stop();
    const now = this.#output.clock.now();
    for (const { hit } of this.#entries) if (hit && hit.time > now) hit.cancel();
    this.#entries = [];
  }

  /** Schedules everything within the lead. */
  #fill(now: number): void {
    const timeline = this.#timeline;
    if (!this.#running || !timeline) return;
    // What was missed is left out: played late, it would be off the grid.
    const from = Math.max(this.#next, timeline.positionAt(now + this.#settled));
    this.#next = Math.max(from, this.#until(now, timeline));
    for (const item of this.#part.sounds(from, this.#next, timeline)) this.#schedule(item);
  }

  /** The position up to which sounds belong on the audio clock. */
  #until(now: number, timeline: Timeline): number {
    const beat = 60 / this.#part.bpm();
    // One beat more, which covers the time until the next heartbeat.
    const lead = Math.max(MIN_LEAD, this.#part.passBeats * beat) + beat;
    return timeline.positionAt(now + Math.min(lead, MAX_LEAD));
  }

  #schedule(item: Item): void {
    this.#entries.push({ item, hit: this.#output.schedule(item.sound, item.time) });
  }

  #startHeartbeat(): void {
    this.#heartbeat?.stop();
    this.#heartbeat = this.#output.heartbeat;
    this.#bpm = this.#part.bpm();
    this.#heartbeat.start(this.#bpm, this.#part.stepsPerBeat, this.#onHeartbeat);
  }

  readonly #onHeartbeat = (): void => {
    this.#fill(this.#output.clock.now());
    this.#follow();
  };

  /** Reports what has been heard since the last call. */
  readonly #follow = (): void => {
    const time = this.#output.clock.outputTime();
    const heard = this.#entries.filter(({ item }) => item.time <= time);
    if (heard.length > 0) {
      this.#entries = this.#entries.filter(({ item }) => item.time > time);
      for (const { item } of heard) this.#part.onHeard?.(item);
    }
    // A listener may have stopped it.
    if (this.#running && this.#timeline) this.#part.follow(this.#timeline.positionAt(time));
  };

  /** Sound was gained or lost: what was scheduled on the old clock is void. */
  readonly #onOutputChanged = (): void => {
    if (!this.#running || !this.#timeline) return;
    for (const entry of this.#entries) {
      entry.hit?.cancel();
      entry.hit = null;
    }
    const now = this.#output.clock.now();
    const from = this.#timeline.positionAt(now + this.#settled);
    this.#entries = this.#entries.filter(({ item }) => item.position < from);
    this.#next = Math.min(this.#next, from);
    this.#fill(now);
    this.#startHeartbeat();
  };
}

function isSame<Sound>(a: Placed<Sound>, b: Placed<Sound>): boolean {
  return a.position === b.position && a.time === b.time && sameSound(a.sound, b.sound);
}
