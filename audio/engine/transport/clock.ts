import {
  type AudioTime,
  likelyLatency,
  MAX_LATENCY,
  outputTimestamp,
} from '#audio/engine/output/output-timestamp.ts';

/** The engine's clock in seconds: the audio clock while there is sound, else the wall clock. It never jumps. */
export class EngineClock {
  readonly #wall: () => number;
  #audio: AudioTime | null = null;
  /** Engine time minus the followed clock's time. */
  #offset = 0;
  #lastOutputTime = Number.NEGATIVE_INFINITY;

  /** @param wall a monotonic clock in seconds with the origin of `performance.now()` */
  constructor(wall: () => number = () => performance.now() / 1000) {
    this.#wall = wall;
  }

  /** The time that is being rendered. It may already be too late to schedule a sound for it. */
  now(): number {
    return this.#offset + (this.#audio?.currentTime ?? this.#wall());
  }

  /** The time at the loudspeaker: `now()` minus the output latency. Monotonic, although readings jitter. */
  outputTime(): number {
    const time = this.#audio ? this.#offset + outputTimeOf(this.#audio, this.#wall()) : this.now();
    this.#lastOutputTime = Math.max(this.#lastOutputTime, time);
    return this.#lastOutputTime;
  }

  /** Follows an audio clock from now on, or the wall clock for `null`. */
  follow(audio: AudioTime | null): void {
    const now = this.now();
    this.#audio = audio;
    this.#offset = 0;
    this.#offset = now - this.now();
  }

  /** Converts engine time to the time of the followed audio clock. */
  toAudioTime(time: number): number {
    return time - this.#offset;
  }

  /** Converts the time of the followed audio clock to engine time. */
  fromAudioTime(time: number): number {
    return time + this.#offset;
  }
}

function outputTimeOf(audio: AudioTime, wallSeconds: number): number {
  const now = audio.currentTime;
  const stamp = outputTimestamp(audio, 1000 * wallSeconds);
  if (stamp) {
    const time = stamp.contextTime + wallSeconds - stamp.performanceTime / 1000;
    if (time <= now && now - time <= MAX_LATENCY) return time;
  }
  return now - Math.min(likelyLatency(audio), MAX_LATENCY);
}
