import { join } from 'node:path';
import type { FeedbackStore, StoredMessage } from '#src/server/feedback/store.ts';
import { folderWith } from './folder.ts';

/** The URL of a database that does not exist yet, deleted when the test ends. */
export const temporaryDatabase = () => `file:${join(folderWith(), 'data', 'feedback.db')}`;

/** The messages that are stored, in order. */
export async function messagesIn(store: FeedbackStore): Promise<StoredMessage[]> {
  const messages = [];
  for await (const message of store.messages()) messages.push(message);
  return messages;
}
