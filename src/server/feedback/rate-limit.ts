const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many addresses are remembered; beyond it the one that has been quiet longest is forgotten. */
const MOST_ADDRESSES = 20_000;

/** How many messages one address may send. */
export interface RateLimits {
  /** 0 turns limiting off. */
  perMinute: number;
  perDay: number;
}

/** Counts the messages of each address, in memory alone: nothing of it is stored. */
export class RateLimit {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  /** When each address sent within the last day (milliseconds), the quietest address first. */
  readonly #sent = new Map<string, number[]>();

  /** @param now the time in milliseconds */
  constructor(limits: RateLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Counts a message, unless its address has sent its share.
   * @returns 0, or the whole seconds until it may send again
   */
  take(address: string): number {
    const { perMinute, perDay } = this.#limits;
    if (perMinute === 0) return 0;
    const now = this.#now();
    const sent = (this.#sent.get(address) ?? []).filter((time) => time > now - DAY);
    // The nth message from the end must have left the window.
    const wait = Math.max(
      0,
      (sent.at(-perMinute) ?? Number.NEGATIVE_INFINITY) + MINUTE - now,
      (sent.at(-perDay) ?? Number.NEGATIVE_INFINITY) + DAY - now,
    );
    if (wait > 0) return Math.ceil(wait / 1000);
    this.#sent.delete(address);
    this.#sent.set(address, [...sent, now]);
    this.#forget(now);
    return 0;
  }

  #forget(now: number): void {
    for (const [address, sent] of this.#sent) {
      const recent = (sent.at(-1) ?? 0) > now - DAY;
      if (recent && this.#sent.size <= MOST_ADDRESSES) return;
      this.#sent.delete(address);
    }
  }
}
