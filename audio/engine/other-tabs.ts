const CHANNEL = 'martillo-playing';

/**
 * A channel to the other tabs of this site. A tab announces when it starts to play, so that the others stop.
 * Without BroadcastChannel it does nothing.
 */
export class OtherTabs {
  readonly #onPlay: () => void;
  #channel: BroadcastChannel | null = null;

  /** @param onPlay called when another tab starts to play, from the first call of `tell` on */
  constructor(onPlay: () => void) {
    this.#onPlay = onPlay;
  }

  /** Announces that this tab starts to play. */
  tell(): void {
    if (typeof BroadcastChannel === 'undefined') return;
    if (!this.#channel) {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = () => this.#onPlay();
    }
    this.#channel.postMessage(null);
  }
}
