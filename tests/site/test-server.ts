import { createClient } from '@libsql/client';
import { onTestFinished, vi } from 'vitest';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

// Starting a process can take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Starts the built server, which is killed when the test ends, if not before; see `startServer`. */
export function startTestServer(...args: Parameters<typeof startServer>): ServerProcess {
  const server = startServer(...args);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.exitCode();
  });
  return server;
}

/** The texts of all messages in a database. */
export async function storedMessages(url: string): Promise<string[]> {
  const client = createClient({ url });
  const { rows } = await client.execute('SELECT message FROM feedback ORDER BY id');
  client.close();
  return rows.map(({ message }) => String(message));
}
