import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';

/**
 * Starts the built server as a process of its own.
 * @param limits what a shell is to do before, such as `ulimit -f 100`
 */
export function startServer(
  env: Record<string, string>,
  { limits, ...options }: { limits?: string } & Pick<SpawnOptions, 'uid' | 'gid'> = {},
) {
  const program = [process.execPath, 'dist/server/main.js'];
  const [command = '', ...args] = limits
    ? ['sh', '-c', `${limits}; exec "$@"`, 'sh', ...program]
    : program;
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    ...options,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  const closed = once(child, 'close');
  return {
    process: child,
    output: () => output,
    /** The address that it prints when it listens. */
    address: async (): Promise<string> => {
      await expect
        .poll(() => output, { intervals: [50] })
        .toMatch(/^Martillo is at http:\/\/localhost:\d+\n/m);
      const port = /localhost:(\d+)/.exec(output)?.[1];
      return `http://127.0.0.1:${port}`;
    },
    exitCode: async (): Promise<number | null> => (await closed)[0],
  };
}
