import type { StoredMessage } from './store.ts';

const COLUMNS = ['id', 'receivedAt', 'message', 'email', 'page', 'userAgent'] as const;

/** The header line of the CSV export (RFC 4180). */
export const CSV_HEADER = `${COLUMNS.join(',')}\r\n`;

/** A message as a CSV record (RFC 4180). */
export function toCsv(message: StoredMessage): string {
  return `${COLUMNS.map((column) => csvField(message[column])).join(',')}\r\n`;
}

/** A message as text for a terminal, with control characters replaced. */
export function toText({ id, receivedAt, message, email, page, userAgent }: StoredMessage): string {
  const head = [`#${id}`, receivedAt, email ?? 'no email', page ?? 'no page', userAgent];
  const body = message.replace(/^/gm, '  ');
  return replaceControls(`${head.join(' · ')}\n${body}\n\n`);
}

function csvField(value: string | number | null): string {
  const text = String(value ?? '');
  // CSV injection: a spreadsheet would run such a field as a formula.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Replaces control characters and bidi overrides, which could inject terminal escape sequences. */
function replaceControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
