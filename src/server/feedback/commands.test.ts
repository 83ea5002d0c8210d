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

  it('exports CSV in which no field is a formula', async () => {
    const formula = { ...MESSAGE, id: 8, message: '=HYPERLINK("x")', email: null, page: null };
    const { code, stdout } = await run(['export', '--csv'], [MESSAGE, formula]);
    expect(code).toBe(0);
    expect(stdout.split('\r\n')).toEqual([
      'id,receivedAt,message,email,page,userAgent',
      '7,2026-05-04T10:00:00.000Z,"The ""mambo"" grid,\nplease",ana@example.com,/section/music,Firefox on Linux',
      `8,2026-05-04T10:00:00.000Z,"'=HYPERLINK(""x"")",,,Firefox on Linux`,
      '',
    ]);
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
