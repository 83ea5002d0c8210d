import type { Client, Row } from '@libsql/client';
import { type DatabaseSettings, openDatabase } from './database.ts';
import type { Message } from './message.ts';

/** A message with what the server adds. */
export interface Entry extends Message {
  userAgent: string;
  receivedAt: Date;
}

/** A message as its owner reads it. */
export interface StoredEntry {
  id: number;
  /** ISO 8601, in UTC. */
  receivedAt: string;
  message: string;
  email: string | null;
  page: string | null;
  userAgent: string;
}

interface Waiting {
  entry: Entry;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** How many messages one statement takes, and how many may wait for theirs. */
const MOST_AT_ONCE = 100;
const MOST_WAITING = 1000;
/** How long a write may take before those who wait for it are told that it failed (milliseconds). */
const WRITE_TIMEOUT = 10_000;
const PAGE_SIZE = 500;

/** Takes any number of entries at once, all or none. */
const INSERT = `
  INSERT INTO feedback (delivery, received_at, message, email, page, user_agent)
  SELECT value ->> 'delivery', value ->> 'receivedAt', value ->> 'message',
    value ->> 'email', value ->> 'page', value ->> 'userAgent'
  FROM json_each(?) WHERE true ON CONFLICT (delivery) DO NOTHING`;

/**
 * The messages in their database. What arrives while a write is under way goes with the next one, in
 * one statement: a commit waits for the disk, and so they wait together.
 */
export class FeedbackStore {
  readonly #settings: DatabaseSettings;
  #client: Promise<Client> | null = null;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(settings: DatabaseSettings) {
    this.#settings = settings;
  }

  /** Opens the database. After a failure the next use tries again. */
  async open(): Promise<void> {
    await this.#open();
  }

  /** Stores a message, once however often it comes. Resolves when it is safe on the disk. */
  add(entry: Entry): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) {
      return Promise.reject(new Error('Too many messages wait for the database'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** All messages, the oldest first. */
  async *entries(): AsyncGenerator<StoredEntry> {
    const client = await this.#open();
    for (let last = 0; ; ) {
      const sql = 'SELECT * FROM feedback WHERE id > ? ORDER BY id LIMIT ?';
      const { rows } = await client.execute({ sql, args: [last, PAGE_SIZE] });
      if (rows.length === 0) return;
      for (const entry of rows.map(toStoredEntry)) {
        last = entry.id;
        yield entry;
      }
    }
  }

  /** @returns whether there was such a message */
  async delete(id: number): Promise<boolean> {
    const client = await this.#open();
    const result = await client.execute({ sql: 'DELETE FROM feedback WHERE id = ?', args: [id] });
    return result.rowsAffected > 0;
  }

  /** Finishes what was accepted and closes the database. */
  async close(): Promise<void> {
    await this.#writing;
    const client = await this.#client?.catch(() => null);
    this.#client = null;
    client?.close();
  }

  #open(): Promise<Client> {
    if (this.#client) return this.#client;
    const opening = openDatabase(this.#settings);
    this.#client = opening;
    opening.catch(() => {
      this.#client = null;
    });
    return opening;
  }

  async #writeAll(): Promise<void> {
    // The requests that the same turn of the event loop brings go together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await withTimeout(this.#write(together.map(({ entry }) => entry)));
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#writing = null;
  }

  async #write(entries: Entry[]): Promise<void> {
    const client = await this.#open();
    await client.execute({ sql: INSERT, args: [JSON.stringify(entries)] });
  }
}

function toStoredEntry(row: Row): StoredEntry {
  return {
    id: Number(row.id),
    receivedAt: String(row.received_at),
    message: String(row.message),
    email: row.email === null ? null : String(row.email),
    page: row.page === null ? null : String(row.page),
    userAgent: String(row.user_agent),
  };
}

/** A database elsewhere may never answer. */
function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The database took over ${WRITE_TIMEOUT} ms`));
    const timer = setTimeout(late, WRITE_TIMEOUT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
