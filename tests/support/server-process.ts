import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running server; see `startServer`. */
export type ServerProcess = ReturnType<typeof startServer>;

/**
 * Starts the built server, `dist/server/main.js`, as a child process on loopback. Its database is a
 * temporary one unless `env` names another.
 * @param env its environment variables, in addition to ours
 * @param setup a shell command to run first in the same process, such as `ulimit -f 100`
 */
export function startServer(
  env: Record<string, string>,
  { setup, ...options }: { setup?: string } & Pick<SpawnOptions, 'uid' | 'gid'> = {},
) {
  const program = [process.execPath, 'dist/server/main.js'];
  const [command = '', ...args] = setup
    ? ['sh', '-c', `${setup}; exec "$@"`, 'sh', ...program]
    : program;
  const dir = mkdtempSync(join(tmpdir(), 'martillo-server-'));
  const defaults = {
    HOST: '127.0.0.1',
    PORT: '0',
    FEEDBACK_DATABASE_URL: `file:${join(dir, 'feedback.db')}`,
  };
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...defaults, ...env },
    ...options,
  });
  child.once('close', () => rmSync(dir, { recursive: true }));
  let output = '';
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data;
        const port = /^Martillo is at http:\/\/localhost:(\d+)$/m.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
  });
  const closed = once(child, 'close');
  return {
    process: child,
    /** Its output to stdout and stderr so far. */
    output: () => output,
    /**
     * Its base URL, once it listens.
     * @throws Error with its output if it ends before
     */
    url: (): Promise<string> =>
      Promise.race([
        listening,
        closed.then(() => {
          throw new Error(`The server ended before it listened:\n${output}`);
        }),
      ]),
    exitCode: async (): Promise<number | null> => (await closed)[0],
    /** Sends SIGTERM. @returns its exit code */
    stop: async (): Promise<number | null> => {
      child.kill('SIGTERM');
      return (await closed)[0];
    },
  };
}
