import type { Playable } from './step.ts';
import type { Transport } from './transport/transport.ts';

/** A sound on the audio clock. */
export interface Hit {
  /** The time at which it starts, in engine seconds. */
  readonly time: number;
  /** Removes it from the audio clock. No effect once it has sounded. */
  cancel(): void;
}

/** The parts of the sound output that a playback uses. All times in engine seconds. */
export interface PlaybackOutput<Sound = Playable> {
  readonly clock: {
    /** The time that is being rendered. */
    now(): number;
    /** The time whose sound is leaving the loudspeaker. */
    outputTime(): number;
  };
  /** The transport that schedules sounds on this clock. */
  readonly transport: Transport;
  /** Puts a sound on the audio clock. @returns `null` without sound */
  schedule(sound: Sound, time: number): Hit | null;
  /** Calls back when sound is gained or lost. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Calls back before every repaint, never in a hidden tab. @returns a function that ends it */
  everyFrame(callback: () => void): () => void;
}
