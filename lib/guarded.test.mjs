import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startGuarded } from './guarded.mjs';

/** Waits for a connection, which a program keeps open until it ends. */
async function listen() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address();
  return { port, connected: once(server, 'connection').then(([socket]) => socket.resume()) };
}

/** A shell with a child program, which connects. */
const family = (port) => ['-c', `"${process.execPath}" -e "net.connect(${port})"; true`];

test('a program is stopped with all that it has started', async () => {
  const { port, connected } = await listen();
  const guard = startGuarded('sh', family(port));
  const socket = await connected;
  guard.stdin.end();
  await Promise.all([once(socket, 'close'), once(guard, 'close')]);
});

test.for(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'])(
  'a program ends when its parent ends by %s',
  async (signal) => {
    const { port, connected } = await listen();
    const module = JSON.stringify(new URL('./guarded.mjs', import.meta.url).href);
    const script = `
      const { startGuarded } = await import(${module});
      startGuarded('sh', ${JSON.stringify(family(port))});`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const socket = await connected;
    parent.kill(signal);
    await once(socket, 'close');
  },
);

test('child processes of a program end with it, and its exit code is known', async () => {
  // The background program keeps the output open.
  const guard = startGuarded('sh', ['-c', 'sleep 600 & exit 3']);
  const [code] = await once(guard, 'close');
  expect(code).toBe(3);
});
