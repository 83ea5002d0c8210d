import { CSV_HEADER, toCsv, toText } from './format.ts';
import type { FeedbackStore } from './store.ts';

const USAGE = `Usage:
  npm run feedback -- list           shows every message, the oldest first
  npm run --silent feedback -- export --csv > feedback.csv
  npm run feedback -- delete ID      deletes the message with that number
`;

type Write = (text: string) => void;

/** Runs one command of `npm run feedback`. @returns the exit code */
export async function runCommand(
  args: string[],
  store: Pick<FeedbackStore, 'messages' | 'delete'>,
  stdout: Write,
  stderr: Write,
): Promise<number> {
  switch (args.join(' ')) {
    case 'list':
      return list(store, stdout);
    case 'export --csv':
      stdout(CSV_HEADER);
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

async function list(store: Pick<FeedbackStore, 'messages'>, stdout: Write): Promise<number> {
  let count = 0;
  for await (const message of store.messages()) {
    stdout(toText(message));
    count += 1;
  }
  stdout(count === 0 ? 'No messages yet.\n' : `${count} message${count === 1 ? '' : 's'}\n`);
  return 0;
}
