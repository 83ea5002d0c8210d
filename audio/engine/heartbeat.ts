/**
 * Calls back once a step for as long as something plays. It tells that time has passed, never when a
 * sound starts: sounds stand on the audio clock long before.
 */
export interface Heartbeat {
  /** Beats from now on, `stepsPerBeat` times a beat, at most once at a time. */
  start(bpm: number, stepsPerBeat: number, onStep: () => void): void;
  setTempo(bpm: number): void;
  stop(): void;
}

/** Stands in for the transport while there is no audio clock to beat, or Tone is still on its way. */
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
