const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Beyond this many addresses, the least recently used one is evicted. */
const MAX_ADDRESSES = 20_000;

/** How many messages one address may send. */
export interface RateLimits {
  /** 0 disables rate limiting. */
  perMinute: number;
  perDay: number;
}

/** Sliding-window rate limit per address. Kept in memory only: addresses are never stored. */
export class RateLimit {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  /** When each address sent within the last day (milliseconds), least recently used address first. */
  readonly #sent = new Map<string, number[]>();

  /** @param now the current time in milliseconds */
  constructor(limits: RateLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Counts a message, unless the address is over the limit.
   * @returns 0, or the whole seconds until the address may send again
   */
  take(address: string): number {
    const { perMinute, perDay } = this.#limits;
    if (perMinute === 0) return 0;
    const now = this.#now();
    const sent = (this.#sent.get(address) ?? []).filter((time) => time > now - DAY_MS);
    // With a limit of n, the nth most recent message must have left the window.
    const wait = Math.max(
      0,
      (sent.at(-perMinute) ?? Number.NEGATIVE_INFINITY) + MINUTE_MS - now,
      (sent.at(-perDay) ?? Number.NEGATIVE_INFINITY) + DAY_MS - now,
    );
    if (wait > 0) return Math.ceil(wait / 1000);
    this.#sent.delete(address);
    this.#sent.set(address, [...sent, now]);
    this.#evict(now);
    return 0;
  }

  #evict(now: number): void {
    for (const [address, sent] of this.#sent) {
      const isRecent = (sent.at(-1) ?? 0) > now - DAY_MS;
      if (isRecent && this.#sent.size <= MAX_ADDRESSES) return;
      this.#sent.delete(address);
    }
  }
}
