import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';

/** Starts the built server as a process of its own. */
export function startServer(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', ...env },
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
      await expect.poll(() => output).toMatch(/^Martillo is at http:\/\/localhost:\d+\n/m);
      const port = /localhost:(\d+)/.exec(output)?.[1];
      return `http://127.0.0.1:${port}`;
    },
    exitCode: async (): Promise<number | null> => (await closed)[0],
  };
}
