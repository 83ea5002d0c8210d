import { type Entries, fieldOf, valuesOn } from './entries.ts';
import { GROUPS, type GroupId } from './fields.ts';
import { fieldsIn, isFields, jsonOf } from './json.ts';

/** Says that a file is one of ours. */
const FORMAT = 'martillo-data';
/** Of the format; a file of a later version is not read. */
const VERSION = 1;

/** Larger files are not read, in bytes. */
export const LARGEST_FILE = 1_000_000;

/** What a file says, without what is not valid. */
export interface ImportedData {
  values: ReadonlyMap<string, string>;
  /** Entries that are unknown or not valid. */
  refused: number;
}

/** What importing a file would do to a group. */
export interface Comparison {
  id: GroupId;
  title: string;
  /** Entries that only the file has. */
  added: number;
  /** Entries of which the file has a better or fuller value. */
  improved: number;
  /** Entries that both have, of which this device's value stays. */
  kept: number;
  /** Entries that only this device has. */
  onlyHere: number;
}

/** Everything valid on the device, as the text of a file. */
export function exportFile(device: Entries, now: Date): string {
  const entries: Record<string, string> = {};
  for (const [key, value] of valuesOn(device)) {
    const accepted = fieldOf(key)?.field.accept(value);
    if (typeof accepted === 'string') entries[key] = accepted;
  }
  const file = { format: FORMAT, version: VERSION, saved: now.toISOString(), entries };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `martillo-2026-11-22.json` */
export function fileName(now: Date): string {
  return `martillo-${now.toISOString().slice(0, 10)}.json`;
}

/** Reads the text of a file, field by field. @throws Error with a message for the learner */
export function readExport(text: string): ImportedData {
  const file = text.length <= LARGEST_FILE ? jsonOf(text, fieldsIn) : null;
  const { format, version, entries: given } = file ?? {};
  if (format !== FORMAT || typeof version !== 'number' || !isFields(given)) {
    throw new Error('This is not a file that Martillo saved.');
  }
  if (version > VERSION) {
    throw new Error(
      'A newer version of Martillo saved this file. Reload this page, then try again.',
    );
  }
  const values = new Map<string, string>();
  const entries = Object.entries(given);
  for (const [key, value] of entries) {
    const accepted = typeof value === 'string' ? fieldOf(key)?.field.accept(value) : null;
    if (typeof accepted === 'string') values.set(key, accepted);
  }
  return { values, refused: entries.length - values.size };
}

/** What an import would do, group by group. */
export function compare(device: Entries, { values }: ImportedData): Comparison[] {
  const here = known(valuesOn(device));
  const groups = new Map<GroupId, Comparison>();
  for (const key of new Set([...here.keys(), ...values.keys()])) {
    const id = fieldOf(key)?.field.group ?? 'other';
    const nothing = { id, title: GROUPS[id], added: 0, improved: 0, kept: 0, onlyHere: 0 };
    const group = groups.get(id) ?? nothing;
    groups.set(id, group);
    const [mine, theirs] = [here.get(key), values.get(key)];
    if (theirs === undefined) group.onlyHere++;
    else if (mine === undefined) group.added++;
    else if (merged(key, mine, theirs) !== mine) group.improved++;
    else group.kept++;
  }
  return (Object.keys(GROUPS) as GroupId[]).flatMap((id) => groups.get(id) ?? []);
}

/** Adds what a file has and the device has not. Nothing is lost: of two scores, the better one stays. */
export function addFrom(device: Entries, { values }: ImportedData): void {
  const here = known(valuesOn(device));
  for (const [key, value] of values) {
    const mine = here.get(key);
    const next = mine === undefined ? value : merged(key, mine, value);
    if (next !== mine) device.write(key, next);
  }
}

/** Makes the device's data that of the file. Entries that are not the app's stay. */
export function replaceFrom(device: Entries, { values }: ImportedData): void {
  for (const key of valuesOn(device).keys()) {
    if (fieldOf(key) && !values.has(key)) device.remove(key);
  }
  for (const [key, value] of values) device.write(key, value);
}

/** The valid values of known fields. */
function known(values: ReadonlyMap<string, string>): Map<string, string> {
  const valid = new Map<string, string>();
  for (const [key, value] of values) {
    const accepted = fieldOf(key)?.field.accept(value);
    if (typeof accepted === 'string') valid.set(key, accepted);
  }
  return valid;
}

function merged(key: string, here: string, there: string): string {
  return fieldOf(key)?.field.merge?.(here, there) ?? here;
}
