import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { deliver } from './deliver.ts';
import { RefusedError } from './delivery-errors.ts';
import type { Draft } from './machine.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

/** More are not kept: the oldest go first. */
const MOST = 20;

/** A message that waits for a network. */
export interface WaitingMessage extends Draft {
  /** The path of the page on which it was written. */
  page: string;
}

/** The messages that wait, oldest first. */
export function waitingMessages(device: DeviceStorage = deviceStorage): WaitingMessage[] {
  try {
    const list: unknown = JSON.parse(device.read(OUTBOX_KEY) || '[]');
    return Array.isArray(list) ? list.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Keeps a message until it can be sent. */
export function putInOutbox(message: WaitingMessage, device: DeviceStorage = deviceStorage): void {
  write([...waitingMessages(device).filter(({ id }) => id !== message.id), message], device);
}

let sending: Promise<void> | null = null;

/**
 * Sends what waits, one after the other; what the server refuses is dropped. Never rejects: what cannot be
 * sent waits on. A message that two tabs send at once is stored once, by its id.
 */
export function sendOutbox(
  device: DeviceStorage = deviceStorage,
  send: typeof deliver = deliver,
): Promise<void> {
  sending ??= sendAll(device, send).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(device: DeviceStorage, send: typeof deliver): Promise<void> {
  for (const { page, ...draft } of waitingMessages(device)) {
    try {
      await send(draft, AbortSignal.timeout(15_000), page);
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
      console.error('The server refused a message:', error);
    }
    write(
      waitingMessages(device).filter(({ id }) => id !== draft.id),
      device,
    );
  }
}

function write(messages: readonly WaitingMessage[], device: DeviceStorage): void {
  if (messages.length > 0) device.write(OUTBOX_KEY, JSON.stringify(messages.slice(-MOST)));
  else device.remove(OUTBOX_KEY);
}

function isMessage(value: unknown): value is WaitingMessage {
  const { id, message, email, page } = Object(value) as Record<string, unknown>;
  return [id, message, email, page].every((text) => typeof text === 'string') && id !== '';
}
