import { CSV_HEAD, toCsv, toText } from './format.ts';
import type { FeedbackStore } from './store.ts';

const USAGE = `Usage:
  npm run feedback -- list           shows every message, the oldest first
  npm run --silent feedback -- export --csv > feedback.csv
  npm run feedback -- delete ID      deletes the message of that number
`;

type Write = (text: string) => void;

/** What the owner asks of the messages. @returns the exit code */
export async function runCommand(
  args: string[],
  store: Pick<FeedbackStore, 'entries' | 'delete'>,
  out: Write,
  complain: Write,
): Promise<number> {
  switch (args.join(' ')) {
    case 'list':
      return list(store, out);
    case 'export --csv':
      out(CSV_HEAD);
      for await (const entry of store.entries()) out(toCsv(entry));
      return 0;
  }
  const [command, id = ''] = args;
  if (command !== 'delete' || args.length !== 2 || !/^\d{1,15}$/.test(id)) {
    complain(USAGE);
    return 1;
  }
  if (!(await store.delete(Number(id)))) {
    complain(`There is no message ${id}.\n`);
    return 1;
  }
  out(`Deleted message ${id}.\n`);
  return 0;
}

async function list(store: Pick<FeedbackStore, 'entries'>, out: Write): Promise<number> {
  let count = 0;
  for await (const entry of store.entries()) {
    out(toText(entry));
    count += 1;
  }
  out(count === 0 ? 'No messages yet.\n' : `${count} message${count === 1 ? '' : 's'}\n`);
  return 0;
}
