import { runCommand } from './feedback/commands.ts';
import { readFeedbackSettings } from './feedback/settings.ts';
import { FeedbackStore } from './feedback/store.ts';

// npm run feedback: its owner reads, takes along and deletes what was sent.
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
  console.error(`The messages cannot be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
