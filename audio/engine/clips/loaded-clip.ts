/** Length of fade-in and fade-out when a clip is interrupted or resumed, in seconds: prevents a click. */
export const FADE = 0.01;

/** A clip in memory, ready for a `ClipPlayer`. */
export interface LoadedClip {
  /** The node it plays into. The clip is useless once the bus's context is closed. */
  readonly bus: GainNode;
  readonly seconds: number;
  /** Starts playing from a position in seconds. The context must be running. */
  play(from: number): void;
  stop(): void;
  unload(): void;
}

/** Loads a clip while `bus` opens (`loadFile`, `loadStem`). Rejects if that fails, without a bus, or once `signal` is aborted. */
export type LoadClip = (bus: Promise<GainNode>, signal: AbortSignal) => Promise<LoadedClip>;

/** Fades in a clip, except at its very beginning, where a fade would soften the first note. */
export function fadeIn({ gain, context }: GainNode, from: number): void {
  gain.cancelScheduledValues(0);
  gain.setValueAtTime(from > 0 ? 0 : 1, context.currentTime);
  gain.linearRampToValueAtTime(1, context.currentTime + FADE);
}
