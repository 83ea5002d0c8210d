import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';

/** Where the messages are kept. */
export interface DatabaseSettings {
  /** `file:` for a file on this machine; `libsql:`, `https:` … for a libSQL server. */
  url: string;
  /** What the server wants to be shown. */
  authToken?: string | undefined;
}

/** How long to wait for another process that is writing (milliseconds); our own wait meanwhile. */
const BUSY_TIMEOUT = 2000;

/**
 * How the tables came to be what they are. Each entry ran once on every database there is: add to the
 * end, never change one.
 */
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
];

/** Opens the database, made and brought up to date if need be. */
export async function openDatabase({ url, authToken }: DatabaseSettings): Promise<Client> {
  const path = filePath(url);
  if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Only a file needs the native part, which not every platform has.
  const { createClient } = await (path ? import('@libsql/client') : import('@libsql/client/web'));
  // One connection, so that what is set on it holds for every statement.
  const client = createClient({ url, authToken, concurrency: 1, timeout: BUSY_TIMEOUT });
  try {
    if (path) {
      await client.execute('PRAGMA journal_mode = WAL');
      // A commit is on the disk before it is answered, and a power cut does not take it back.
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
  // Of two servers that start at once, the second waits and finds the work done.
  const transaction = await client.transaction('write');
  try {
    await transaction.execute('CREATE TABLE IF NOT EXISTS migration (version INTEGER NOT NULL)');
    const { rows } = await transaction.execute('SELECT max(version) AS version FROM migration');
    const done = Number(rows[0]?.version ?? 0);
    if (done > MIGRATIONS.length) throw new Error('The database is of a newer version of Martillo');
    for (const [index, sql] of MIGRATIONS.entries()) {
      if (index < done) continue;
      await transaction.execute(sql);
      await transaction.execute({ sql: 'INSERT INTO migration VALUES (?)', args: [index + 1] });
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
