import { object, string } from 'valibot';
import { type DeviceStorage, deviceStorage, tabStorage } from '#src/device/device-storage.ts';
import { stored } from '#src/device/stored.ts';
import { json } from '#src/device/stored-json.ts';
import type { Draft } from './deliver.ts';

export const DRAFT = stored<Draft>(
  'feedbackDraft',
  json(object({ id: string(), message: string(), email: string() })),
);

/** The draft is stored twice: for this tab, so that each tab has its own, and for the next visit. */
export interface DraftStorage {
  tab: DeviceStorage;
  device: DeviceStorage;
}

const STORAGE: DraftStorage = { tab: tabStorage, device: deviceStorage };

/** The draft of this tab, else the latest on this device, else an empty one with a new id. */
export function readDraft({ tab, device }: DraftStorage = STORAGE): Draft {
  const { id = '', message = '', email = '' } = DRAFT.read(tab) ?? DRAFT.read(device) ?? {};
  return { id: id || newId(), message, email };
}

/** Stores a draft. */
export function saveDraft(draft: Draft, { tab, device }: DraftStorage = STORAGE): void {
  DRAFT.write(draft, tab);
  DRAFT.write(draft, device);
}

/** Removes this tab's draft, but not one that another tab has stored since. */
export function discardDraft({ tab, device }: DraftStorage = STORAGE): void {
  const own = tab.read(DRAFT.key) || device.read(DRAFT.key);
  DRAFT.write(null, tab);
  if (device.read(DRAFT.key) === own) DRAFT.write(null, device);
}

/** 128 random bits in hex. `crypto.randomUUID` does not exist over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
