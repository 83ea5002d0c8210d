/** How long a clip takes to fall silent or to come in again when it is cut (seconds): no click. */
export const FADE = 0.01;

/** A clip that is loaded: what a `ClipPlayer` plays, wherever it came from. */
export interface ClipSound {
  /** Where it sounds; it belongs to the bus's context and goes when that goes. */
  readonly bus: GainNode;
  /** How long it lasts. */
  readonly seconds: number;
  /** Sounds at once, from so many seconds into the clip. The context must be running. */
  play(from: number): void;
  stop(): void;
  /** Stops, and gives back everything it holds. */
  unload(): void;
}

/**
 * A way to get a clip's sound: `loadFile` fetches it, `loadStem` of audio/render makes it.
 * Rejects when it cannot be had, or `signal` says that nobody wants it any more.
 */
export type LoadClip = (bus: GainNode, signal: AbortSignal) => Promise<ClipSound>;

/** Lets a clip come in: at its very start at once, for its first stroke is not to be softened. */
export function fadeIn({ gain, context }: GainNode, from: number): void {
  gain.cancelScheduledValues(0);
  gain.setValueAtTime(from > 0 ? 0 : 1, context.currentTime);
  gain.linearRampToValueAtTime(1, context.currentTime + FADE);
}
