import { describe, expect, it } from 'vitest';
import { runCommand } from './commands.ts';
import type { StoredMessage } from './store.ts';

const MESSAGE: StoredMessage = {
  id: 7,
  receivedAt: '2026-05-04T10:00:00.000Z',
  message: 'The "mambo" grid,\nplease',
  email: 'ana@example.com',
  page: '/section/music',
  userAgent: 'Firefox on Linux',
};

async function run(args: string[], messages: StoredMessage[]) {
  let stdout = '';
  let stderr = '';
  const store = {
    async *messages() {
      yield* messages;
    },
    delete: async (id: number) => messages.some((message) => message.id === id),
  };
  const code = await runCommand(
    args,
    store,
    (text) => {
      stdout += text;
    },
    (text) => {
      stderr += text;
    },
  );
  return { code, stdout, stderr };
}

describe('npm run feedback', () => {
  it('lists the messages as text', async () => {
    const { code, stdout } = await run(['list'], [MESSAGE]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      '#7 · 2026-05-04T10:00:00.000Z · ana@example.com · /section/music · Firefox on Linux\n' +
        '  The "mambo" grid,\n  please\n\n1 message\n',
    );
    expect((await run(['list'], [])).stdout).toBe('No messages yet.\n');
    const { stdout: two } = await run(['list'], [MESSAGE, { ...MESSAGE, email: null, page: null }]);
    expect(two).toMatch(/ · no email · no page · .*\n\n2 messages\n$/s);
  });

  it('replaces control characters and bidi overrides, but not tabs', async () => {
    const message = 'a\u001B[2J\u0007\u009B1m\u202A\u202E\u2066\u2069\tü🥁';
    expect((await run(['list'], [{ ...MESSAGE, message }])).stdout).toContain(
      `  a\uFFFD[2J\uFFFD\uFFFD1m${'\uFFFD'.repeat(4)}\tü🥁\n`,
    );
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hola", "hola"', '"say ""hola"", ""hola"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['1=1', '1=1'],
  ])('exports the message %j as the field %j, which is no formula', async (message, field) => {
    const messages = [MESSAGE, { ...MESSAGE, id: 8, message, email: null, page: null }];
    const { code, stdout } = await run(['export', '--csv'], messages);
    expect(code).toBe(0);
    expect(stdout).toBe(
      'id,receivedAt,message,email,page,userAgent\r\n' +
        '7,2026-05-04T10:00:00.000Z,"The ""mambo"" grid,\nplease",ana@example.com,/section/music,Firefox on Linux\r\n' +
        `8,2026-05-04T10:00:00.000Z,${field},,,Firefox on Linux\r\n`,
    );
  });

  it('deletes a message by its number', async () => {
    expect(await run(['delete', '7'], [MESSAGE])).toMatchObject({
      code: 0,
      stdout: 'Deleted message 7.\n',
    });
    expect(await run(['delete', '8'], [MESSAGE])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no message 8.\n',
    });
    const many = { ...MESSAGE, id: 123_456 };
    expect((await run(['delete', '123456'], [many])).stdout).toBe('Deleted message 123456.\n');
  });

  it.each([
    [],
    ['delete'],
    ['delete', 'all'],
    ['delete', '7', '8'],
    ['delete', 'x7'],
    ['delete', '7x'],
    ['remove', '7'],
    ['export'],
    ['constructor'],
  ])('prints its usage for %j', async (...args) => {
    const { code, stderr } = await run(args, [MESSAGE]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Usage:/)]);
  });
});
