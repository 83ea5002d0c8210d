const CHANNEL = 'martillo-playing';

/**
 * The other tabs of this site: each tells the others when it starts to play, so that they stop. A browser
 * without BroadcastChannel tells nothing.
 */
export class OtherTabs {
  readonly #onPlay: () => void;
  #channel: BroadcastChannel | null = null;

  /** @param onPlay called when another tab starts to play, from the first `tell` on */
  constructor(onPlay: () => void) {
    this.#onPlay = onPlay;
  }

  /** Tells that this tab starts to play. */
  tell(): void {
    if (typeof BroadcastChannel === 'undefined') return;
    if (!this.#channel) {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = () => this.#onPlay();
    }
    this.#channel.postMessage(null);
  }
}
