/** What the clock needs of an AudioContext. All times in seconds, `performanceTime` in milliseconds. */
export interface AudioTime {
  readonly currentTime: number;
  readonly baseLatency?: number;
  readonly outputLatency?: number;
  getOutputTimestamp?(): { contextTime?: number; performanceTime?: number };
}

// Beyond this a reported latency is a driver's mistake, not a loudspeaker (Bluetooth stays below).
const MAX_LATENCY = 0.7;

/**
 * The engine's one clock, in seconds. It follows the audio clock while there is sound and the wall
 * clock while there is none, and never jumps when it goes from one to the other: what plays goes on
 * in silence, and sound rejoins it where it is.
 */
export class EngineClock {
  readonly #wall: () => number;
  #audio: AudioTime | null = null;
  /** Engine time minus the followed clock's time. */
  #offset = 0;
  #lastHeard = Number.NEGATIVE_INFINITY;

  /** @param wall a steady clock in seconds with the origin of `performance.now()` */
  constructor(wall: () => number = () => performance.now() / 1000) {
    this.#wall = wall;
  }

  /** The time being rendered now: what is scheduled for it can just be too late. */
  now(): number {
    return this.#offset + (this.#audio?.currentTime ?? this.#wall());
  }

  /** The time whose sound leaves the loudspeaker now; behind `now()` by the output's latency. */
  heard(): number {
    const heard = this.#audio ? this.#offset + heardTime(this.#audio, this.#wall()) : this.now();
    // Two readings of a jittery latency must not send the playhead backwards.
    this.#lastHeard = Math.max(this.#lastHeard, heard);
    return this.#lastHeard;
  }

  /** Follows an audio clock from here on, or with `null` the wall clock. */
  follow(audio: AudioTime | null): void {
    const now = this.now();
    this.#audio = audio;
    this.#offset = 0;
    this.#offset = now - this.now();
  }

  /** An engine time on the followed audio clock. */
  toAudioTime(time: number): number {
    return time - this.#offset;
  }
}

function heardTime(audio: AudioTime, wallSeconds: number): number {
  const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp?.() ?? {};
  const now = audio.currentTime;
  if (contextTime > 0 && performanceTime > 0) {
    const heard = contextTime + wallSeconds - performanceTime / 1000;
    if (heard <= now && now - heard <= MAX_LATENCY) return heard;
  }
  const latency = audio.outputLatency || audio.baseLatency || 0;
  return now - Math.min(latency, MAX_LATENCY);
}
