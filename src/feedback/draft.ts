import { type DeviceStorage, deviceStorage } from '#src/progress/device-storage.ts';
import type { Draft } from './machine.ts';

const KEY = 'feedbackDraft';

/** What was written and not sent yet, as the device keeps it; otherwise an empty draft. */
export function readDraft(storage: DeviceStorage = deviceStorage): Draft {
  const { id, message, email } = parse(storage.read(KEY));
  return {
    id: typeof id === 'string' && id !== '' ? id : newId(),
    message: typeof message === 'string' ? message : '',
    email: typeof email === 'string' ? email : '',
  };
}

/** Keeps a draft on the device. */
export function keepDraft(draft: Draft, storage: DeviceStorage = deviceStorage): void {
  storage.write(KEY, JSON.stringify(draft));
}

/** Lets the draft go: it was sent or cancelled. */
export function forgetDraft(storage: DeviceStorage = deviceStorage): void {
  storage.write(KEY, '');
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
}

/** `crypto.randomUUID` is missing where the site is reached over plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
