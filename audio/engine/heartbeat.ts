/**
 * A callback once per step while something plays. It only signals that time has passed: sounds are
 * scheduled on the audio clock long before they start.
 */
export interface Heartbeat {
  /** Starts calling `onStep`, `stepsPerBeat` times a beat. Replaces an earlier callback. */
  start(bpm: number, stepsPerBeat: number, onStep: () => void): void;
  setTempo(bpm: number): void;
  stop(): void;
}

/** The heartbeat without audio or before Tone has loaded: a timer. */
export class TimerHeartbeat implements Heartbeat {
  #timer: ReturnType<typeof setInterval> | undefined;
  #beat: { stepsPerBeat: number; onStep: () => void } | null = null;

  start(bpm: number, stepsPerBeat: number, onStep: () => void): void {
    this.stop();
    this.#beat = { stepsPerBeat, onStep };
    this.#timer = setInterval(onStep, 60_000 / (bpm * stepsPerBeat));
  }

  setTempo(bpm: number): void {
    if (this.#beat) this.start(bpm, this.#beat.stepsPerBeat, this.#beat.onStep);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#beat = null;
  }
}
