import { Listeners } from '#lib/listeners.ts';
import { SoundOutput } from './output/sound-output.ts';
import { Playback, type PlaybackOptions } from './playback.ts';
import type { GridStep } from './step.ts';

/** Time for which Play waits for the sound to open, in milliseconds. */
const OPEN_TIMEOUT = 400;

/** A playback. Only one plays at a time. */
export interface Startable {
  start(): void;
  stop(): void;
}

/** The app's sound: one output, for one grid or clip at a time in all tabs. Opens no AudioContext before a gesture. */
export class Engine {
  readonly output = new SoundOutput();
  readonly #tabListeners = new Listeners();
  #active: { player: object; onPreempted: () => void; sounds: boolean } | null = null;
  /** The channel to the other tabs of this site; opened with the first playback. */
  #otherTabs: BroadcastChannel | null = null;
  #stoppedByTab = false;

  /** Calls back when `stoppedByTab` changes. @returns a function that unsubscribes */
  readonly onStoppedByTab = this.#tabListeners.subscribe;

  /** Whether another tab has stopped this tab's sound, and nothing has started here since. */
  get stoppedByTab(): boolean {
    return this.#stoppedByTab;
  }

  /** Plays a step at once; an empty one is silent. To be called from the gesture itself. */
  tap(step: GridStep): void {
    const play = () => {
      for (const sound of step) this.output.schedule(sound);
    };
    if (this.output.status === 'audible') play();
    else if (step.length > 0) void this.output.open().then(play);
  }

  /** Loads the transport and opens the sound, waiting up to a timeout. @throws Error if it cannot be fetched */
  async ready(): Promise<void> {
    void this.output.open();
    await this.output.loadTransport();
    if (this.output.status === 'silent') return;
    const settled = this.output.settled();
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, OPEN_TIMEOUT))]);
  }

  /** Plays a row of steps and stops any other playback. @param onEnded called at its end, or when another one starts */
  play(options: PlaybackOptions, onEnded: () => void): Playback {
    return this.begin((ended) => new Playback(this.output, options, ended), onEnded);
  }

  /**
   * Starts a playback. Any other one stops.
   * @param create creates the playback; receives the callback to call when it ends by itself
   * @param onEnded called when it has ended by itself, or another playback starts; not after `stop()`
   */
  begin<P extends Startable>(create: (onEnded: () => void) => P, onEnded: () => void): P {
    const playback = create(() => {
      this.release(playback);
      onEnded();
    });
    this.claim(playback, () => {
      playback.stop();
      onEnded();
    });
    playback.start();
    return playback;
  }

  /** Stops a playback. No-op if already ended. */
  stop(playback: Startable): void {
    playback.stop();
    this.release(playback);
  }

  /**
   * Makes `player` the active one and stops the previous one.
   * @param onPreempted called when another player becomes active; must stop `player`
   * @param sounds whether `player` is audible; a paused player does not stop other tabs
   */
  claim(player: object, onPreempted: () => void, sounds = true): void {
    const former = this.#active;
    this.#active = { player, onPreempted, sounds };
    if (former && former.player !== player) former.onPreempted();
    if (!sounds) return;
    this.#setStoppedByTab(false);
    this.#tellOtherTabs();
  }

  /** Ends the claim of a player that has stopped. No-op if another player is active. */
  release(player: object): void {
    if (this.#active?.player === player) this.#active = null;
  }

  /** Announces that this tab starts to play, so that the others stop. No-op without BroadcastChannel. */
  #tellOtherTabs(): void {
    if (typeof BroadcastChannel === 'undefined') return;
    if (!this.#otherTabs) {
      this.#otherTabs = new BroadcastChannel('martillo-playing');
      this.#otherTabs.onmessage = () => this.#stopForTab();
    }
    this.#otherTabs.postMessage(null);
  }

  #stopForTab(): void {
    const active = this.#active;
    if (!active?.sounds) return;
    this.#active = null;
    active.onPreempted();
    this.#setStoppedByTab(true);
  }

  #setStoppedByTab(stopped: boolean): void {
    if (stopped === this.#stoppedByTab) return;
    this.#stoppedByTab = stopped;
    this.#tabListeners.notify();
  }
}

export const engine = new Engine();
