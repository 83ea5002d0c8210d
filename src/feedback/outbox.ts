import { nonEmpty, object, pipe, string } from 'valibot';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { storedList } from '#src/device/stored-list.ts';
import { deliver } from './deliver.ts';
import { type Draft, isBlank, RefusedError } from './machine.ts';
import { OUTBOX_KEY } from './outbox-key.ts';
import { outboxMachine } from './outbox-machine.ts';

/** Maximum number of messages. The oldest go first. */
const MOST = 20;

/** A message that waits for a network. */
export interface WaitingMessage extends Draft {
  page: string;
}

export const OUTBOX = storedList<WaitingMessage>(
  OUTBOX_KEY,
  object({
    id: pipe(string(), nonEmpty()),
    message: string(),
    email: string(),
    page: string(),
  }),
  ({ id }) => id,
);

export const waitingMessages = (device: DeviceStorage = deviceStorage) => OUTBOX.read(device) ?? [];

/** Keeps a message until it can be sent, in place of one with the same id. A blank one is not kept. */
export function putInOutbox(message: WaitingMessage, device: DeviceStorage = deviceStorage): void {
  if (isBlank(message)) OUTBOX.take(message.id, device);
  else OUTBOX.put(message, device);
  const waiting = waitingMessages(device);
  if (waiting.length > MOST) OUTBOX.write(waiting.slice(-MOST), device);
}

/**
 * Sends waiting messages, one after the other, and drops those that the server refuses. Never rejects: unsent
 * messages stay. A message that two tabs send at once is stored once, by its id.
 */
export async function sendOutbox(
  device: DeviceStorage = deviceStorage,
  send: typeof deliver = deliver,
): Promise<void> {
  for (const { page, ...draft } of waitingMessages(device)) {
    try {
      await send(draft, AbortSignal.timeout(15_000), page);
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
      console.error('The server refused a message:', error);
    }
    OUTBOX.take(draft.id, device);
  }
}

/** Sends waiting messages now, and again after each pause while any is left. */
export function keepSending(): void {
  sender ??= createActor(
    outboxMachine.provide({
      actors: { sendAll: fromPromise(() => sendOutbox().then(() => waitingMessages().length > 0)) },
    }),
  ).start();
  sender.send({ type: 'outbox.send' });
}

let sender: ActorRefFrom<typeof outboxMachine> | null = null;
