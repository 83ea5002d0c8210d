import { object, string } from 'valibot';
import { deviceStorage, tabStorage } from '#src/device/device-storage.ts';
import { stored } from '#src/device/stored.ts';
import { json } from '#src/device/stored-json.ts';
import type { Draft } from './deliver.ts';

export const DRAFT = stored<Draft>(
  'feedbackDraft',
  json(object({ id: string(), message: string(), email: string() })),
);

/** The draft of this tab, else the latest on this device, else an empty one with a new id. */
export function readDraft(): Draft {
  const { id = '', message = '', email = '' } = DRAFT.read(tabStorage) ?? DRAFT.read() ?? {};
  return { id: id || newId(), message, email };
}

/** Stores a draft twice: for this tab, so that each tab has its own, and for the next visit. */
export function saveDraft(draft: Draft): void {
  for (const storage of [tabStorage, deviceStorage]) DRAFT.write(draft, storage);
}

/** Removes this tab's draft, but not one that another tab has stored since. */
export function discardDraft(): void {
  const own = tabStorage.read(DRAFT.key) || deviceStorage.read(DRAFT.key);
  DRAFT.write(null, tabStorage);
  if (deviceStorage.read(DRAFT.key) === own) DRAFT.write(null);
}

/** 128 random bits in hex. `crypto.randomUUID` does not exist over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
