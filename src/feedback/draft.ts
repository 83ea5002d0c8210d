import {
  createDeviceStorage,
  type DeviceStorage,
  deviceStorage,
} from '#src/device/device-storage.ts';
import type { Draft } from './machine.ts';

const KEY = 'feedbackDraft';

/** Where drafts are kept: by the tab, so that two tabs may write one each, and by the device. */
export interface DraftPlaces {
  tab: DeviceStorage;
  device: DeviceStorage;
}

const PLACES: DraftPlaces = {
  tab: createDeviceStorage(() => globalThis.sessionStorage),
  device: deviceStorage,
};

/** What was written and not sent yet: in this tab, else the last on this device; otherwise an empty draft. */
export function readDraft({ tab, device }: DraftPlaces = PLACES): Draft {
  const { id, message, email } = parse(tab.read(KEY) || device.read(KEY));
  return {
    id: typeof id === 'string' && id !== '' ? id : newId(),
    message: typeof message === 'string' ? message : '',
    email: typeof email === 'string' ? email : '',
  };
}

/** Keeps a draft. */
export function keepDraft(draft: Draft, { tab, device }: DraftPlaces = PLACES): void {
  tab.write(KEY, JSON.stringify(draft));
  device.write(KEY, JSON.stringify(draft));
}

/** Lets this tab's draft go: it was sent or cancelled. What another tab has written since stays. */
export function forgetDraft({ tab, device }: DraftPlaces = PLACES): void {
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

/** `crypto.randomUUID` is missing where the site is reached over plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
