import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, Config } from '@libsql/client';

/** A `file:` URL; or the `libsql:`, `https:`, … URL of a libSQL server, and its access token. */
export type DatabaseSettings = Pick<Config, 'url' | 'authToken'>;

/** Time to wait for another process's write lock (milliseconds); blocks the event loop. */
const BUSY_TIMEOUT_MS = 2000;

/** Schema migrations in order: append, never change one. The column `delivery` holds the idempotency key. */
const MIGRATIONS: string[] = [
  `CREATE TABLE feedback (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    delivery TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    message TEXT NOT NULL,
    email TEXT,
    page TEXT,
    user_agent TEXT NOT NULL
  ) STRICT`,
  // The times at which an address sent a message (milliseconds since 1970), for the rate limit; see rate-limit.ts.
  'CREATE TABLE sent (address TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
  'CREATE INDEX sent_by_address ON sent (address, at)',
  'CREATE TABLE rate_limit_key AS SELECT randomblob(32) AS key',
];

/** Opens or creates the database, and migrates it. @throws Error if it fails, or if a newer version has migrated it */
export async function openDatabase({ url, authToken }: DatabaseSettings): Promise<Client> {
  const path = filePath(url);
  if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Only files need the native module, which is not available on every platform.
  const { createClient } = await (path ? import('@libsql/client') : import('@libsql/client/web'));
  // A single connection, so that the pragmas apply to every statement.
  const client = createClient({ url, authToken, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
  try {
    if (path) {
      await client.execute('PRAGMA journal_mode = WAL');
      // Sync every commit to disk, so that a 201 survives a power cut.
      await client.execute('PRAGMA synchronous = FULL');
    }
    await migrate(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

function filePath(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://') ? fileURLToPath(url) : decodeURIComponent(url.slice(5));
}

async function migrate(client: Client): Promise<void> {
  // A write transaction: if two servers start at once, the second one waits and finds the migration done.
  const transaction = await client.transaction('write');
  try {
    await transaction.execute('CREATE TABLE IF NOT EXISTS migration (version INTEGER NOT NULL)');
    const { rows } = await transaction.execute('SELECT max(version) AS version FROM migration');
    const current = Number(rows[0]?.version ?? 0);
    if (current > MIGRATIONS.length) {
      throw new Error('The database was created by a newer version of Martillo');
    }
    for (const [index, sql] of MIGRATIONS.entries()) {
      if (index < current) continue;
      await transaction.execute(sql);
      await transaction.execute({ sql: 'INSERT INTO migration VALUES (?)', args: [index + 1] });
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
