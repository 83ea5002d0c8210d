import type { Instrument } from '#audio/music/instrument.ts';
import { Playback, type PlaybackOptions } from './playback.ts';
import { SoundOutput } from './sound-output.ts';
import type { Step } from './step.ts';

/** How long Play waits for a sound that is just being opened (milliseconds). */
const PLAY_PATIENCE = 400;

/**
 * The sound of the app: one output, and one thing at a time that plays, be it a grid or a clip.
 * Nothing here touches the AudioContext before a gesture.
 */
export class Engine {
  readonly output = new SoundOutput();
  #onStage: { who: object; leave: () => void } | null = null;

  /** Sounds a step at once; an empty one is silent. To be called from the gesture itself. */
  tap(step: Step): void {
    const strike = () => {
      for (const { sound } of step) this.output.strike(sound);
    };
    if (this.output.status === 'audible') strike();
    else if (step.length > 0) void this.output.open().then(strike);
  }

  /**
   * Makes instruments of the band ready to play, fetching their notes where need be.
   * @throws Error where there is no sound, or their notes cannot be had; try again then
   */
  load(instruments: Iterable<Instrument>): Promise<void> {
    return this.output.load(instruments);
  }

  /** Opens the sound and resolves when playing makes sense: audible, or known not to be. */
  async ready(): Promise<void> {
    void this.output.open();
    if (this.output.status === 'silent') return;
    const equipped = this.output.equipped();
    await Promise.race([equipped, new Promise((resolve) => setTimeout(resolve, PLAY_PATIENCE))]);
  }

  /**
   * Plays a row of steps from its first one, in place of whatever is playing.
   * @param onEnded when the last step was heard to its end, or something else plays instead
   */
  play(options: PlaybackOptions, onEnded: () => void): Playback {
    this.#clearStage();
    const playback = new Playback(this.output, options, () => {
      this.leaveStage(playback);
      onEnded();
    });
    this.takeStage(playback, () => {
      playback.stop();
      onEnded();
    });
    return playback;
  }

  /** Stops a playback that `play` returned; one that is already over, or replaced, is let be. */
  stop(playback: Playback): void {
    playback.stop();
    this.leaveStage(playback);
  }

  /**
   * Whoever starts to play takes the stage, and who had it leaves.
   * @param leave called when somebody else takes it: stops, and tells whoever listens
   */
  takeStage(who: object, leave: () => void): void {
    if (this.#onStage?.who !== who) this.#clearStage();
    this.#onStage = { who, leave };
  }

  /** Says that `who` has stopped by itself. */
  leaveStage(who: object): void {
    if (this.#onStage?.who === who) this.#onStage = null;
  }

  #clearStage(): void {
    const former = this.#onStage;
    this.#onStage = null;
    former?.leave();
  }
}

/** The app's one engine. */
export const engine = new Engine();
