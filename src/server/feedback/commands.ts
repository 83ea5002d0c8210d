import { plural } from '#lib/words.ts';
import type { FeedbackStore, StoredMessage } from './store.ts';

const USAGE = `Usage:
  npm run feedback -- list           shows every message, the oldest first
  npm run --silent feedback -- export --csv > feedback.csv
  npm run feedback -- delete ID      deletes the message with that number
`;

/** The columns of the CSV (RFC 4180). */
const COLUMNS = ['id', 'receivedAt', 'message', 'email', 'page', 'userAgent'] as const;

type Write = (text: string) => void;

/** Runs one command of `npm run feedback`. @returns the exit code */
export async function runCommand(
  args: string[],
  store: Pick<FeedbackStore, 'messages' | 'delete'>,
  stdout: Write,
  stderr: Write,
): Promise<number> {
  switch (args.join(' ')) {
    case 'list': {
      let count = 0;
      for await (const message of store.messages()) {
        stdout(toText(message));
        count += 1;
      }
      stdout(
        count === 0
          ? 'No messages yet.\n'
          : plural(count, { one: '# message\n', other: '# messages\n' }),
      );
      return 0;
    }
    case 'export --csv':
      stdout(`${COLUMNS.join(',')}\r\n`);
      for await (const message of store.messages()) stdout(toCsv(message));
      return 0;
  }
  const [command, id = ''] = args;
  if (command !== 'delete' || args.length !== 2 || !/^\d{1,15}$/.test(id)) {
    stderr(USAGE);
    return 1;
  }
  if (!(await store.delete(Number(id)))) {
    stderr(`There is no message ${id}.\n`);
    return 1;
  }
  stdout(`Deleted message ${id}.\n`);
  return 0;
}

function toCsv(message: StoredMessage): string {
  return `${COLUMNS.map((column) => csvField(message[column])).join(',')}\r\n`;
}

/** A message as text for a terminal, with control characters replaced. */
function toText({ id, receivedAt, message, email, page, userAgent }: StoredMessage): string {
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
