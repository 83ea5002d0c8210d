/** Fade-in and fade-out of a clip that is interrupted or resumed, in seconds: no click. */
export const FADE = 0.01;

/** A clip in memory, as a `ClipPlayer` plays it. */
export interface LoadedClip {
  /** The node it plays into. A clip cannot outlive the bus's context. */
  readonly bus: GainNode;
  readonly seconds: number;
  /** Plays at once, from a position in seconds. The context must be running. */
  play(from: number): void;
  stop(): void;
  unload(): void;
}

/** Loads a clip while `bus` opens (`loadFile`, `loadStem`). Rejects if that fails, without a bus, or once `signal` is aborted. */
export type LoadClip = (bus: Promise<GainNode>, signal: AbortSignal) => Promise<LoadedClip>;

/** Fades in a clip, except at its very start, where a fade would soften the first note. */
export function fadeIn({ gain, context }: GainNode, from: number): void {
  gain.cancelScheduledValues(0);
  gain.setValueAtTime(from > 0 ? 0 : 1, context.currentTime);
  gain.linearRampToValueAtTime(1, context.currentTime + FADE);
}
