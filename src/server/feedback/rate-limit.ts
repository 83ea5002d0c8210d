import { createHmac } from 'node:crypto';
import type { Client } from '@libsql/client';
import type { FeedbackSettings } from './settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Counts a message of `?1`, unless it is over the limit. One statement: atomic for all servers of the database. */
const COUNT = `
  INSERT INTO sent (address, at)
  SELECT ?1, ?2 WHERE
    (SELECT count(*) FROM sent WHERE address = ?1 AND at > ?2 - ${MINUTE_MS}) < ?3 AND
    (SELECT count(*) FROM sent WHERE address = ?1 AND at > ?2 - ${DAY_MS}) < ?4`;

/** The time when the address may send again, with the limits as `?3` and `?4`: both windows must have room. */
const WAIT = `
  SELECT
    (SELECT at + ${MINUTE_MS} FROM sent WHERE address = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?3 - 1) AS minute,
    (SELECT at + ${DAY_MS} FROM sent WHERE address = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?4 - 1) AS day,
    ?2 AS now`;

/**
 * Sliding-window rate limit per address, which all servers of one database share. Each address is stored for a day, as
 * a hash that cannot be reversed without the database's key. The returned function counts a message. It resolves with
 * 0, or with the seconds until the address may send again, and rejects if the database cannot be used.
 */
export function createRateLimit(
  connect: () => Promise<Client>,
  { perMinute, perDay }: FeedbackSettings['limits'],
  now: () => number = Date.now,
): (address: string) => Promise<number> {
  let key: Promise<string> | null = null;

  const codeOf = async (client: Client, address: string) => {
    key ??= client
      .execute('SELECT hex(key) AS key FROM rate_limit_key')
      .then(({ rows }) => String(rows[0]?.key));
    key.catch(() => {
      key = null;
    });
    return createHmac('sha256', await key)
      .update(address)
      .digest('base64url');
  };

  return async (address) => {
    if (perMinute === 0) return 0;
    const client = await connect();
    const at = now();
    const args = [await codeOf(client, address), at, perMinute, perDay];
    const secondsToWait = async () => {
      const { rows } = await client.execute({ sql: WAIT, args });
      const until = Math.max(Number(rows[0]?.minute ?? 0), Number(rows[0]?.day ?? 0));
      return Math.max(0, Math.ceil((until - at) / 1000));
    };
    // Reads first, so that a flood from one address does not wait for the disk.
    const wait = await secondsToWait();
    if (wait > 0) return wait;
    const [, counted] = await client.batch(
      [
        { sql: `DELETE FROM sent WHERE at <= ?1`, args: [at - DAY_MS] },
        { sql: COUNT, args },
      ],
      'write',
    );
    // Another server may have counted the last allowed message in between.
    return counted?.rowsAffected === 1 ? 0 : Math.max(1, await secondsToWait());
  };
}
