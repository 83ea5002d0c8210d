// The Node half of clip-verdicts.ts: which checks of clips have passed, kept in a file of the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runnerImport } from 'vite';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

const FILE = 'tests/browser/clip-verdicts.json';

/** Whether each check runs, whatever passed before. */
const checksAll = Boolean(process.env.CHECK_ALL_CLIPS);

/** The key of each check that has passed, by the check's name. */
type Passes = Record<string, string>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    hasClipPassed(clip: string, check: string): Promise<boolean>;
    keepClipPass(clip: string, check: string): Promise<void>;
  }
}

const hasClipPassed: BrowserCommand<[clip: string, check: string]> = async (context, clip, check) =>
  !checksAll && readPasses()[check] === (await keyOf(context, clip));

const keepClipPass: BrowserCommand<[clip: string, check: string]> = async (
  context,
  clip,
  check,
) => {
  const key = await keyOf(context, clip);
  // Read after the wait, since test files run in parallel: passes that others have added meanwhile stay.
  const passes = { ...readPasses(), [check]: key };
  const sorted = Object.entries(passes).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};

export const clipVerdictCommands = { hasClipPassed, keepClipPass };

/** The key of a clip for the test file that runs. */
async function keyOf({ testPath }: BrowserCommandContext, clip: string): Promise<string> {
  if (!testPath) throw new Error('Clips are checked by a test file.');
  // The file that configures Vitest cannot import the app's modules directly.
  keys ??= runnerImport('./audio/render/clip-key.ts');
  const { module } = await keys;
  const file = relative(process.cwd(), testPath).replaceAll('\\', '/');
  return module.clipKeyById(clip, file);
}

let keys: ReturnType<typeof runnerImport<typeof import('#audio/render/clip-key.ts')>> | undefined;

function readPasses(): Passes {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}
