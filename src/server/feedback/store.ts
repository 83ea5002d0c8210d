import type { Client } from '@libsql/client';
import { type DatabaseSettings, openDatabase } from './database.ts';
import type { Message } from './message.ts';

/** A validated message with the fields that the server adds. */
export interface ReceivedMessage extends Message {
  userAgent: string;
  receivedAt: Date;
}

export interface StoredMessage extends Omit<ReceivedMessage, 'idempotencyKey' | 'receivedAt'> {
  id: number;
  /** ISO 8601, in UTC. */
  receivedAt: string;
}

interface PendingWrite {
  message: ReceivedMessage;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const BATCH_SIZE = 100;
/** Backpressure: with this many messages queued, further ones are rejected. */
const MAX_QUEUED = 1000;
/** Time limit for a write before it counts as failed (milliseconds). */
const WRITE_TIMEOUT_MS = 10_000;
const PAGE_SIZE = 500;

const SELECT = `
  SELECT id, received_at AS receivedAt, message, email, page, user_agent AS userAgent
  FROM feedback WHERE id > ? ORDER BY id LIMIT ?`;

/** Inserts a batch atomically, given as a JSON array; skips messages that are already stored. */
const INSERT = `
  INSERT INTO feedback (delivery, received_at, message, email, page, user_agent)
  SELECT value ->> 'idempotencyKey', value ->> 'receivedAt', value ->> 'message',
    value ->> 'email', value ->> 'page', value ->> 'userAgent'
  FROM json_each(?) WHERE true ON CONFLICT (delivery) DO NOTHING`;

/** The messages in the database. A commit waits for the disk: messages that arrive meanwhile share the next one. */
export class FeedbackStore {
  readonly #settings: DatabaseSettings;
  #client: Promise<Client> | null = null;
  #queue: PendingWrite[] = [];
  #writing: Promise<void> | null = null;

  constructor(settings: DatabaseSettings) {
    this.#settings = settings;
  }

  /** The open database. Rejects if it cannot be opened; the next operation then tries again. */
  connect = (): Promise<Client> => {
    if (this.#client) return this.#client;
    const opening = openDatabase(this.#settings);
    this.#client = opening;
    opening.catch(() => {
      this.#client = null;
    });
    return opening;
  };

  /** Stores a message on disk. Idempotent. Rejects if the queue is full or the write fails. */
  add(message: ReceivedMessage): Promise<void> {
    if (this.#queue.length >= MAX_QUEUED) {
      return Promise.reject(new Error('Too many messages are waiting for the database'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ message, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  async *messages(): AsyncGenerator<StoredMessage> {
    const client = await this.connect();
    for (let lastId = 0; ; ) {
      const { rows } = await client.execute({ sql: SELECT, args: [lastId, PAGE_SIZE] });
      if (rows.length === 0) return;
      // The table is strict: its columns have these types.
      for (const message of rows as unknown as StoredMessage[]) {
        lastId = message.id;
        yield message;
      }
    }
  }

  /** @returns whether the message existed */
  async delete(id: number): Promise<boolean> {
    const client = await this.connect();
    const result = await client.execute({ sql: 'DELETE FROM feedback WHERE id = ?', args: [id] });
    return result.rowsAffected > 0;
  }

  /** Completes pending writes and closes the database. */
  async close(): Promise<void> {
    await this.#writing;
    // Not awaited: opening a database server that does not respond takes forever.
    this.#client?.then((client) => client.close()).catch(() => {});
    this.#client = null;
  }

  async #writeAll(): Promise<void> {
    // Requests from the same turn of the event loop share a batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH_SIZE);
      try {
        await withTimeout(this.#write(batch.map(({ message }) => message)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = null;
  }

  async #write(messages: ReceivedMessage[]): Promise<void> {
    const client = await this.connect();
    await client.execute({ sql: INSERT, args: [JSON.stringify(messages)] });
  }
}

/** Rejects when a database server does not respond in time. */
function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const onTimeout = () => reject(new Error(`The database took over ${WRITE_TIMEOUT_MS} ms`));
    const timer = setTimeout(onTimeout, WRITE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
