import type { StoredEntry } from './store.ts';

const COLUMNS = ['id', 'receivedAt', 'message', 'email', 'page', 'userAgent'] as const;

/** The first line of a CSV file (RFC 4180). */
export const CSV_HEAD = `${COLUMNS.join(',')}\r\n`;

/** A message as a line of CSV. */
export function toCsv(entry: StoredEntry): string {
  return `${COLUMNS.map((column) => csvField(entry[column])).join(',')}\r\n`;
}

/** A message for a person at a terminal. */
export function toText({ id, receivedAt, message, email, page, userAgent }: StoredEntry): string {
  const head = [`#${id}`, receivedAt, email ?? 'no email', page ?? 'no page', userAgent];
  const body = message.replace(/^/gm, '  ');
  return plain(`${head.join(' · ')}\n${body}\n\n`);
}

function csvField(value: string | number | null): string {
  const text = String(value ?? '');
  // A spreadsheet would take such a field for a formula and run it.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without what could steer the terminal it is shown in. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
