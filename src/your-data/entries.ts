import type { DeviceStorage } from '#src/device/device-storage.ts';
import { GROUPS, type GroupId, kindOf } from './kinds.ts';

export type StoredGroup = ReturnType<typeof storedGroups>[number];

const SHOWN = 120;

/** Whether a key holds a copy of an unreadable text. */
export function isCopy(key: string): boolean {
  const [, of] = /^(.+)\.refused(?:\.\d+)?$/.exec(key) ?? [];
  return of !== undefined && kindOf(of) !== null;
}

/** Every value on the device, by key. */
export function valuesOn(device: DeviceStorage): Map<string, string> {
  const values = new Map<string, string>();
  for (const key of device.keys()) {
    const value = device.read(key);
    if (value) values.set(key, value);
  }
  return values;
}

export function storedGroups(device: DeviceStorage) {
  const entries = [...valuesOn(device)].map(([key, text]) => ({ key, ...described(key, text) }));
  return (Object.keys(GROUPS) as GroupId[]).flatMap((id) => {
    const group = entries.filter((entry) => entry.group === id);
    const [keys, lines] = [group.map(({ key }) => key), group.flatMap((entry) => entry.lines)];
    return group.length > 0 ? [{ id, title: GROUPS[id], keys, lines }] : [];
  });
}

/** The group of a value, and its description in plain words. */
function described(key: string, text: string): { group: GroupId; lines: readonly string[] } {
  const known = kindOf(key);
  if (!known && !isCopy(key)) return { group: 'other', lines: [key] };
  const value = known?.kind.value.parse(text) ?? null;
  return known && value !== null
    ? { group: known.kind.group, lines: known.kind.describe(value, ...known.names) }
    : { group: 'refused', lines: [`${key}: ${text.slice(0, SHOWN)}`] };
}

export function deleteGroups(device: DeviceStorage, ids: readonly GroupId[]): void {
  const groups = storedGroups(device).filter(({ id }) => ids.includes(id));
  for (const key of groups.flatMap(({ keys }) => keys)) device.remove(key);
}
