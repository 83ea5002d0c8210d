import { object, string } from 'valibot';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { storedList } from '#src/device/stored-list.ts';

/** Settings with a name, as a query of the page's address. */
export const PRESETS = storedList(
  'practice_presets',
  object({ name: string(), query: string() }),
  ({ name }) => name,
);

/** Saves a preset; replaces the one with the same name. A blank name is ignored. */
export function savePreset(name: string, query: string, device: DeviceStorage = deviceStorage) {
  const trimmed = name.trim();
  if (trimmed) PRESETS.put({ name: trimmed, query }, device);
}

/** Ordered by name. */
export const byName = <P extends { name: string }>(presets: readonly P[]) =>
  presets.toSorted((a, b) => a.name.localeCompare(b.name));
