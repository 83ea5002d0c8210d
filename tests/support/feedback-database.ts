import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FeedbackStore, StoredMessage } from '#src/server/feedback/store.ts';

/** The URL of a database that does not exist yet, deleted when the test ends. */
export function temporaryDatabase(): string {
  const dir = mkdtempSync(join(tmpdir(), 'martillo-database-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return `file:${join(dir, 'data', 'feedback.db')}`;
}

/** The messages that are stored, in order. */
export async function messagesIn(store: FeedbackStore): Promise<StoredMessage[]> {
  const messages = [];
  for await (const message of store.messages()) messages.push(message);
  return messages;
}
