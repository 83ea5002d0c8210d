/** An object of unknown fields. Lists and `null` are none. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object of unknown fields that a value is, or `null`. */
export const fieldsIn = (value: unknown) => (isFields(value) ? value : null);

/** Whether a value is a text of at most this length, in UTF-16 units. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** What a reader makes of a JSON text; `null` if the text is not JSON. */
export function jsonOf<T>(text: string, read: (value: unknown) => T | null): T | null {
  try {
    return read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a reader makes of the entries of a JSON list, without those of which it makes nothing. */
export function listOf<T>(text: string, read: (value: unknown) => T | null): T[] {
  const list = jsonOf(text, (value) => (Array.isArray(value) ? value : null)) ?? [];
  return list.flatMap((entry) => read(entry) ?? []);
}
