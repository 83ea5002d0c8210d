// npm run feedback: list, export and delete the messages.
import { runCommand } from './feedback/commands.ts';
import { readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';

try {
  const store = new FeedbackStore(readFeedbackSettings(process.env).database);
  process.exitCode = await runCommand(
    process.argv.slice(2),
    store,
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
  await store.close();
} catch (error) {
  console.error(`Cannot access the messages: ${(error as Error).message}`);
  process.exitCode = 1;
}
