import { custom, type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';
import type { Schema } from './stored.ts';

/** The schema of a JSON text. @param read converts valid JSON to the value */
export function json<T, Value = T>(
  schema: GenericSchema<unknown, T>,
  read: (valid: T) => Value | null = (valid) => valid as unknown as Value,
): Schema<Value> {
  const jsonOf = pipe(string(), parseJson(), schema);
  return (text) => {
    const { success, output } = safeParse(jsonOf, text);
    return success ? read(output) : null;
  };
}

/** An object of unknown fields. */
export const fields = custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
