import {
  createDeviceStorage,
  type DeviceStorage,
  deviceStorage,
} from '#src/device/device-storage.ts';
import type { Draft } from './machine.ts';

const KEY = 'feedbackDraft';

/** The draft is stored twice: for this tab, so that each tab has its own, and for the next visit. */
export interface DraftStorage {
  tab: DeviceStorage;
  device: DeviceStorage;
}

const STORAGE: DraftStorage = {
  tab: createDeviceStorage(() => globalThis.sessionStorage),
  device: deviceStorage,
};

/** The draft of this tab, else the latest on this device, else an empty one with a new id. */
export function readDraft({ tab, device }: DraftStorage = STORAGE): Draft {
  const { id, message, email } = parse(tab.read(KEY) || device.read(KEY));
  return {
    id: typeof id === 'string' && id !== '' ? id : newId(),
    message: typeof message === 'string' ? message : '',
    email: typeof email === 'string' ? email : '',
  };
}

/** Stores a draft. */
export function saveDraft(draft: Draft, { tab, device }: DraftStorage = STORAGE): void {
  tab.write(KEY, JSON.stringify(draft));
  device.write(KEY, JSON.stringify(draft));
}

/** Removes this tab's draft, but not one that another tab has stored since. */
export function discardDraft({ tab, device }: DraftStorage = STORAGE): void {
  const own = tab.read(KEY) || device.read(KEY);
  tab.write(KEY, '');
  if (device.read(KEY) === own) device.write(KEY, '');
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
}

/** 128 random bits in hex. `crypto.randomUUID` does not exist over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
