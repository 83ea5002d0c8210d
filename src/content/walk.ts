export type Fields = Readonly<Record<string, unknown>>;

/** Calls `visit` with a value and each value nested in it, and its path: `sections[0].keyPoints[2].id`. */
export function walk(
  value: unknown,
  visit: (value: unknown, field: string) => void,
  field = '',
): void {
  visit(value, field);
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) walk(item, visit, `${field}[${i}]`);
  } else if (isFields(value)) {
    for (const [name, item] of Object.entries(value)) {
      walk(item, visit, field ? `${field}.${name}` : name);
    }
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isKey = <T extends object>(table: T, key: unknown): key is keyof T & string =>
  typeof key === 'string' && Object.hasOwn(table, key);
