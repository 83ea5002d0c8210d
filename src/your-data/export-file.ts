import { literal, number, object } from 'valibot';
import type { DeviceStorage } from '#src/device/device-storage.ts';
import { fields, json } from '#src/device/stored-json.ts';
import { isCopy, valuesOn } from './entries.ts';
import { GROUPS, type GroupId, kindOf } from './kinds.ts';

/** Marks a file as an export of Martillo. */
const FORMAT = 'martillo-data';
/** The version of the format. A file of a later version is rejected. */
const VERSION = 1;

const FILE = json(object({ format: literal(FORMAT), version: number(), entries: fields }));

/** Maximum size of a file (bytes). */
export const LARGEST_FILE = 1_000_000;
/** Maximum length of a value (UTF-16 units): twice that of a class plan with notes on every step. */
const LONGEST = 60_000;

export type ImportedData = ReturnType<typeof readExport>;

export interface Comparison {
  id: GroupId;
  title: string;
  added: number;
  /** Number of entries with a better or fuller value in the file. */
  improved: number;
  /** Number of entries in both, where this device's value stays. */
  kept: number;
  onlyHere: number;
}

/** All values of the app on the device as the text of a file, including unreadable ones. */
export function exportFile(device: DeviceStorage, now: Date): string {
  const entries = Object.fromEntries(
    [...valuesOn(device)].filter(([key]) => kindOf(key) || isCopy(key)),
  );
  const file = { format: FORMAT, version: VERSION, saved: now.toISOString(), entries };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `martillo-2026-11-22.json` */
export function fileName(now: Date): string {
  return `martillo-${now.toISOString().slice(0, 10)}.json`;
}

/** Reads the text of a file; unknown and invalid entries are refused. @throws Error with a message for the learner */
export function readExport(text: string) {
  const file = text.length <= LARGEST_FILE ? FILE(text) : null;
  if (!file) throw new Error('This is not a file that Martillo saved.');
  if (file.version > VERSION) {
    throw new Error(
      'A newer version of Martillo saved this file. Reload this page, then try again.',
    );
  }
  const entries = Object.entries(file.entries);
  const values = new Map(entries.filter((entry): entry is [string, string] => isValid(...entry)));
  return { values, refused: entries.length - values.size };
}

/** The changes that an import would make, group by group. */
export function compare(device: DeviceStorage, { values }: ImportedData): Comparison[] {
  const here = valuesOn(device);
  const groups = new Map<GroupId, Comparison>();
  for (const key of new Set([...here.keys(), ...values.keys()])) {
    const [mine, theirs] = [here.get(key), values.get(key)];
    const id = groupOf(key);
    if (theirs === undefined && (id === 'refused' || !isValid(key, mine))) continue;
    const nothing = { id, title: GROUPS[id], added: 0, improved: 0, kept: 0, onlyHere: 0 };
    const group = groups.get(id) ?? nothing;
    groups.set(id, group);
    if (theirs === undefined) group.onlyHere++;
    else if (!isValid(key, mine)) group.added++;
    else if (merged(key, mine, theirs) !== mine) group.improved++;
    else group.kept++;
  }
  return (Object.keys(GROUPS) as GroupId[]).flatMap((id) => groups.get(id) ?? []);
}

/** Adds the entries of a file that the device lacks. No data are lost: of two scores, the better one stays. */
export function addFrom(device: DeviceStorage, { values }: ImportedData): void {
  for (const [key, text] of values) {
    const mine = device.read(key);
    const next = isValid(key, mine) ? merged(key, mine, text) : text;
    if (next !== mine) write(device, key, next);
  }
}

/** Replaces the device's data with the data of a file. Unreadable texts and keys of other apps stay. */
export function replaceFrom(device: DeviceStorage, { values }: ImportedData): void {
  for (const [key, text] of valuesOn(device)) {
    const stays = groupOf(key) === 'refused' || !isValid(key, text) || values.has(key);
    if (!stays) device.remove(key);
  }
  for (const [key, text] of values) write(device, key, text);
}

const groupOf = (key: string): GroupId => kindOf(key)?.kind.group ?? 'refused';

/** Whether an entry can be imported: a text that the schema of its key accepts, or a copy. */
function isValid(key: string, text: unknown): text is string {
  if (typeof text !== 'string' || text === '' || text.length > LONGEST) return false;
  return isCopy(key) || (kindOf(key)?.kind.value.parse(text) ?? null) !== null;
}

/** The text to keep of two valid ones. */
function merged(key: string, here: string, there: string): string {
  const { value, merge } = kindOf(key)?.kind ?? {};
  if (!value || !merge) return here;
  const mine = value.parse(here);
  const next = merge(mine, value.parse(there));
  return next === mine ? here : value.textOf(next, here);
}

function write(device: DeviceStorage, key: string, text: string): void {
  const known = kindOf(key);
  if (known) known.at.writeText(text, device);
  // Must not replace another copy.
  else if (device.read(key) === null) device.write(key, text);
}
