import { nonEmpty, object, pipe, string } from 'valibot';
import { storedList } from '#src/device/stored-list.ts';
import { deliver, isBlank, RefusedError } from './deliver.ts';

/** Maximum number of messages. The oldest ones are dropped first. */
const MOST_MESSAGES = 20;

export const OUTBOX = storedList(
  'feedbackOutbox',
  object({
    id: pipe(string(), nonEmpty()),
    message: string(),
    email: string(),
    page: string(),
  }),
  ({ id }) => id,
);

export const waitingMessages = () => OUTBOX.read() ?? [];

/** Stores a message until it can be sent, replacing one with the same id. A blank message is not stored. */
export function putInOutbox(message: ReturnType<typeof waitingMessages>[number]): void {
  if (isBlank(message)) OUTBOX.take(message.id);
  else OUTBOX.put(message);
  const waiting = waitingMessages();
  if (waiting.length > MOST_MESSAGES) OUTBOX.write(waiting.slice(-MOST_MESSAGES));
}

/**
 * Sends waiting messages, one after the other, and drops those that the server rejects. Never rejects: unsent messages
 * stay. If two tabs send a message at the same time, the server stores it once, by its id.
 */
export async function sendOutbox(send: typeof deliver = deliver): Promise<void> {
  for (const { page, ...draft } of waitingMessages()) {
    try {
      await send(draft, AbortSignal.timeout(15_000), page);
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
      console.error('The server refused a message:', error);
    }
    OUTBOX.take(draft.id);
  }
}

/** The pause after the first failure, and the longest (milliseconds). Each is twice as long as the one before. */
const PAUSE = { first: 5000, longest: 300_000 };

let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends waiting messages now, and again after each pause while any is left. @param pause after a failure */
export async function keepSending(pause = PAUSE.first): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(retry);
  await sendOutbox();
  isSending = false;
  if (waitingMessages().length > 0) {
    retry = setTimeout(keepSending, pause, Math.min(PAUSE.longest, 2 * pause));
  }
}
