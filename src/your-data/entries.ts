import type { DeviceStorage } from '#src/device/device-storage.ts';
import { FIELDS, type Field, GROUPS, type GroupId } from './fields.ts';

/** What the app needs of a storage here. */
export type Entries = Pick<DeviceStorage, 'read' | 'write' | 'remove' | 'keys'>;

/** What is kept of one group. */
export interface KeptGroup {
  id: GroupId;
  title: string;
  keys: readonly string[];
  /** What is kept, in plain words. */
  lines: readonly string[];
}

/** The field that a key belongs to, and what it matched; `null` for an unknown key. */
export function fieldOf(key: string): { field: Field; names: readonly string[] } | null {
  for (const field of FIELDS) {
    const match = field.key.exec(key);
    if (match) return { field, names: match.slice(1) };
  }
  return null;
}

/** Everything on the device with a value, by key. */
export function valuesOn(device: Entries): Map<string, string> {
  const values = new Map<string, string>();
  for (const key of device.keys()) {
    const value = device.read(key);
    if (value) values.set(key, value);
  }
  return values;
}

/** The groups of which something is kept. What is not valid or not known is among the other entries. */
export function keptGroups(device: Entries): KeptGroup[] {
  const groups = new Map<GroupId, { keys: string[]; lines: string[] }>();
  for (const [key, value] of valuesOn(device)) {
    const known = fieldOf(key);
    const accepted = known?.field.accept(value) ?? null;
    const isKnown = known !== null && accepted !== null;
    const id = isKnown ? known.field.group : 'other';
    const lines = isKnown ? known.field.describe(accepted, ...known.names) : [key];
    const group = groups.get(id) ?? { keys: [], lines: [] };
    groups.set(id, { keys: [...group.keys, key], lines: [...group.lines, ...lines] });
  }
  return (Object.keys(GROUPS) as GroupId[]).flatMap((id) => {
    const group = groups.get(id);
    return group ? [{ id, title: GROUPS[id], ...group }] : [];
  });
}

/** Deletes everything of some groups. @returns the number of entries */
export function deleteGroups(device: Entries, ids: readonly GroupId[]): number {
  const keys = keptGroups(device)
    .filter(({ id }) => ids.includes(id))
    .flatMap((group) => group.keys);
  for (const key of keys) device.remove(key);
  return keys.length;
}
