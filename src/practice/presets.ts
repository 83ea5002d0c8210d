import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';

const KEY = 'practice_presets';
/** Where a list goes that cannot be read, so that saving over it loses nothing. */
const UNREADABLE_KEY = 'practice_presets_unreadable';

/** Settings with a name, as a query of the page's address. */
export interface Preset {
  name: string;
  query: string;
}

/** The player's presets on this device, ordered by name. */
export interface Presets {
  /** The same array until something changes. */
  list(): readonly Preset[];
  /** Saves under a name; replaces the preset that has it. A blank name is ignored. */
  save(name: string, query: string): void;
  delete(name: string): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** @param storage keeps entries that are no presets as they are */
export function createPresets(storage: Pick<DeviceStorage, 'read' | 'write'>): Presets {
  const listeners = new Listeners();
  let stored: string | null = null;
  let list: readonly Preset[] = [];

  const read = () => {
    const text = storage.read(KEY);
    if (text !== stored) {
      stored = text;
      list = entriesOf(text)
        .filter(isPreset)
        .toSorted((a, b) => a.name.localeCompare(b.name));
    }
    return list;
  };
  /** Replaces the preset of a name, among everything that other tabs have saved. */
  const write = (name: string, replacement: Preset[]) => {
    const text = storage.read(KEY);
    if (text !== null && !isList(text)) storage.write(UNREADABLE_KEY, text);
    const others = entriesOf(text).filter((entry) => !(isPreset(entry) && entry.name === name));
    storage.write(KEY, JSON.stringify([...others, ...replacement]));
    listeners.notify();
  };

  return {
    list: read,
    save(name, query) {
      const trimmed = name.trim();
      if (trimmed) write(trimmed, [{ name: trimmed, query }]);
    },
    delete: (name) => write(name, []),
    subscribe: listeners.subscribe,
  };
}

function entriesOf(text: string | null): readonly unknown[] {
  return text !== null && isList(text) ? JSON.parse(text) : [];
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

function isPreset(entry: unknown): entry is Preset {
  const { name, query } = (entry ?? {}) as Partial<Record<keyof Preset, unknown>>;
  return typeof name === 'string' && typeof query === 'string';
}

/** The presets on this device. */
export const presets = createPresets(deviceStorage);
