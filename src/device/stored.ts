import { type DeviceStorage, deviceStorage, onStored } from './device-storage.ts';
import type { SwitchKey } from './preferences.ts';

/** The keys of all stored values. A key that ends in `_` is followed by a name. */
export type StoredKey =
  | SwitchKey
  | 'class_plan'
  | 'darkMode'
  | 'ear_autoplay'
  | 'ear_ratings'
  | 'ear_settings'
  | 'feedbackDraft'
  | 'feedbackOutbox'
  | 'last_lesson'
  | 'lesson_progress_'
  | 'lesson_solved_'
  | 'lesson_step_'
  | 'missed_questions'
  | 'open_class'
  | 'practice_log'
  | 'practice_presets'
  | 'practice_presets_unreadable'
  | 'practice_settings'
  | 'quiz_progress_'
  | 'road_done_'
  | 'road_used_'
  | 'tap_best_'
  | 'tap_calibration_'
  | 'tap_change_told'
  | 'tap_key'
  | 'unfinished_exercise_'
  | 'unfinished_grid-settings_'
  | 'unfinished_grid_'
  | 'unfinished_quiz_'
  | 'volume';

/** A value that is stored on the device as text. */
export interface Stored<T> {
  readonly key: string;
  /** The value with a name, for a key that ends in `_`. */
  of(name: string): Stored<T>;
  /** The value, the same object until its text changes; `null` if there is none, or if the schema rejects it. */
  read(device?: DeviceStorage): T | null;
  /** Stores a value; `null` removes it. A stored text that the schema rejects is copied to another key first. */
  write(value: T | null, device?: DeviceStorage): void;
  /** Calls back when the value of any name changes, in this tab or another. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  parse: Schema<T>;
  /** The text of a value, with the fields of `before` that the schema does not know. */
  textOf(value: T, before: string): string;
  /** Stores a text, as `write` does; an empty one removes it. */
  writeText(text: string, device?: DeviceStorage): void;
}

/** Parses a text. @returns `null` for an invalid one; never throws */
export type Schema<T> = (text: string) => T | null;

/** The schema of a text that is not JSON, and that matches a pattern as a whole. */
export const matching =
  <T>(pattern: RegExp, read: (text: string) => T | null): Schema<T> =>
  (text) =>
    pattern.test(text) ? read(text) : null;

/**
 * Declares a stored value.
 * @param textOf the text of a value that replaces a valid `before`; empty to remove it. By default an object is stored
 *   as JSON, and keeps the fields of `before` that the object does not have.
 */
export function stored<T>(
  key: StoredKey,
  parse: Schema<T>,
  textOf: Stored<T>['textOf'] = jsonOver,
): Stored<T> {
  const latest = new Map<string, { text: string; value: T | null }>();
  const at = (key: string): Stored<T> => {
    const writeText = (text: string, device = deviceStorage) => {
      const before = device.read(key);
      if (before && parse(before) === null && !setAside(key, before, device)) return;
      if (text) device.write(key, text);
      else if (before !== null) device.remove(key);
    };
    return {
      key,
      of: (name) => at(key + name),
      parse,
      textOf,
      writeText,
      read(device = deviceStorage) {
        const text = device.read(key) || '';
        let known = latest.get(key);
        if (known?.text !== text) {
          known = { text, value: text ? parse(text) : null };
          latest.set(key, known);
        }
        return known.value;
      },
      write(value, device = deviceStorage) {
        const before = device.read(key) || '';
        const valid = before && parse(before) !== null ? before : '';
        const text = value === null ? '' : textOf(value, valid);
        latest.set(key, { text, value });
        writeText(text, device);
      },
      subscribe: (listener) =>
        onStored((changed) => {
          if (changed === null || changed.startsWith(key)) listener();
        }),
    };
  };
  return at(key);
}

/** Copies an unreadable text to a key that only the learner can delete. @returns whether the copy is stored safely */
function setAside(key: string, text: string, device: DeviceStorage): boolean {
  for (let number = 1; ; number++) {
    const copy = `${key}.refused${number > 1 ? `.${number}` : ''}`;
    const there = device.read(copy);
    // Never overwrite an older copy.
    if (there === null || there === text) return device.copy(key, copy);
  }
}

const jsonOver = (value: unknown, before: string) =>
  JSON.stringify({ ...(before && JSON.parse(before)), ...Object(value) });

/** A switch, stored as 'on' or 'off'; `null` until it is set. */
export const storedSwitch = (key: SwitchKey): Stored<boolean> =>
  stored(
    key,
    matching(/^(on|off)$/, (text) => text === 'on'),
    (on) => (on ? 'on' : 'off'),
  );
