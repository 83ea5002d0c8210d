import { array, type GenericSchema, is, unknown } from 'valibot';
import type { DeviceStorage } from './device-storage.ts';
import { type Stored, type StoredKey, stored } from './stored.ts';
import { json } from './stored-json.ts';

/** A list on the device whose entries have unique names. */
interface StoredList<T> extends Stored<readonly T[]> {
  nameOf(entry: T): string;
  /** Adds an entry at the end. Replaces the entry with its name, but keeps that entry's other fields. */
  put(entry: T, device?: DeviceStorage): void;
  take(name: string, device?: DeviceStorage): void;
}

/**
 * Declares a list that is stored as JSON. Entries that the schema rejects are not read, and survive a write; a list
 * that has only such entries is rejected. @param nameOf of entries with the same name, only the first is read
 */
export function storedList<T>(
  key: StoredKey,
  entry: GenericSchema<unknown, T>,
  nameOf: (entry: T) => string,
): StoredList<T> {
  const isEntry = (value: unknown): value is T => is(entry, value);
  const schema = json(array(unknown()), (entries): readonly T[] | null => {
    const valid = entries.filter(isEntry);
    if (valid.length === 0 && entries.length > 0) return null;
    const names = valid.map(nameOf);
    return valid.filter((one, i) => names.indexOf(nameOf(one)) === i);
  });
  const list = stored(key, schema, (list, before) => {
    const others = before ? JSON.parse(before).filter((one: unknown) => !isEntry(one)) : [];
    const all = [...others, ...list];
    return all.length > 0 ? JSON.stringify(all) : '';
  });
  const without = (name: string, device?: DeviceStorage) =>
    (list.read(device) ?? []).filter((one) => nameOf(one) !== name);
  return {
    ...list,
    nameOf,
    put(entry, device) {
      const name = nameOf(entry);
      const former = list.read(device)?.find((one) => nameOf(one) === name);
      list.write([...without(name, device), { ...former, ...entry }], device);
    },
    take: (name, device) => list.write(without(name, device), device),
  };
}
