import { createHmac } from 'node:crypto';
import type { Client } from '@libsql/client';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The number of messages that one address may send. */
export interface RateLimits {
  /** 0 disables rate limiting. */
  perMinute: number;
  perDay: number;
}

/**
 * Counts a message of `?1`, unless the limit is reached. One statement, so that it is atomic for all servers
 * that share the database.
 */
const COUNT = `
  INSERT INTO sent (address, at)
  SELECT ?1, ?2 WHERE
    (SELECT count(*) FROM sent WHERE address = ?1 AND at > ?2 - ${MINUTE_MS}) < ?3 AND
    (SELECT count(*) FROM sent WHERE address = ?1 AND at > ?2 - ${DAY_MS}) < ?4`;

/**
 * The time at which the address may send again, with the limits as `?3` and `?4`: both windows must have room.
 */
const WAIT = `
  SELECT
    (SELECT at + ${MINUTE_MS} FROM sent WHERE address = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?3 - 1) AS minute,
    (SELECT at + ${DAY_MS} FROM sent WHERE address = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?4 - 1) AS day,
    ?2 AS now`;

/**
 * Sliding-window rate limit per address, which all servers of one database share. An address is kept for a
 * day, as a code that cannot be turned back without the database's key.
 */
export class RateLimit {
  readonly #connect: () => Promise<Client>;
  readonly #limits: RateLimits;
  readonly #now: () => number;
  #key: Promise<string> | null = null;

  /**
   * @param connect opens the database, or returns the open one
   * @param now the current time in milliseconds
   */
  constructor(connect: () => Promise<Client>, limits: RateLimits, now: () => number = Date.now) {
    this.#connect = connect;
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Counts a message, unless the address is over the limit. Rejects if the database cannot be used.
   * @returns 0, or the whole seconds until the address may send again
   */
  async take(address: string): Promise<number> {
    const { perMinute, perDay } = this.#limits;
    if (perMinute === 0) return 0;
    const client = await this.#connect();
    const now = this.#now();
    const args = [await this.#codeOf(client, address), now, perMinute, perDay];
    // Reads first: a flood from one address does not wait for the disk.
    const wait = await this.#wait(client, args);
    if (wait > 0) return wait;
    const [, counted] = await client.batch(
      [
        { sql: `DELETE FROM sent WHERE at <= ?1`, args: [now - DAY_MS] },
        { sql: COUNT, args },
      ],
      'write',
    );
    // Another server has taken the last place meanwhile.
    return counted?.rowsAffected === 1 ? 0 : Math.max(1, await this.#wait(client, args));
  }

  async #wait(client: Client, args: (string | number)[]): Promise<number> {
    const { rows } = await client.execute({ sql: WAIT, args });
    const now = Number(args[1]);
    const until = Math.max(Number(rows[0]?.minute ?? 0), Number(rows[0]?.day ?? 0));
    return Math.max(0, Math.ceil((until - now) / 1000));
  }

  async #codeOf(client: Client, address: string): Promise<string> {
    this.#key ??= client
      .execute('SELECT hex(key) AS key FROM rate_limit_key')
      .then(({ rows }) => String(rows[0]?.key));
    this.#key.catch(() => {
      this.#key = null;
    });
    return createHmac('sha256', await this.#key)
      .update(address)
      .digest('base64url');
  }
}
