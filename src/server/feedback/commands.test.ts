import { describe, expect, it } from 'vitest';
import { runCommand } from './commands.ts';
import type { StoredEntry } from './store.ts';

const ENTRY: StoredEntry = {
  id: 7,
  receivedAt: '2026-05-04T10:00:00.000Z',
  message: 'The "mambo" grid,\nplease',
  email: 'ana@example.com',
  page: '/section/music',
  userAgent: 'Firefox on Linux',
};

async function ask(args: string[], entries: StoredEntry[]) {
  let said = '';
  let complained = '';
  const store = {
    async *entries() {
      yield* entries;
    },
    delete: async (id: number) => entries.some((entry) => entry.id === id),
  };
  const write = (text: string) => {
    said += text;
  };
  const complain = (text: string) => {
    complained += text;
  };
  return { code: await runCommand(args, store, write, complain), said, complained };
}

describe('npm run feedback', () => {
  it('lists the messages for a person', async () => {
    const { code, said } = await ask(['list'], [ENTRY]);
    expect(code).toBe(0);
    expect(said).toBe(
      '#7 · 2026-05-04T10:00:00.000Z · ana@example.com · /section/music · Firefox on Linux\n' +
        '  The "mambo" grid,\n  please\n\n1 message\n',
    );
    expect((await ask(['list'], [])).said).toBe('No messages yet.\n');
  });

  it('lets no message steer the terminal', async () => {
    const { said } = await ask(
      ['list'],
      [{ ...ENTRY, message: '\u001B[2Jgone\u0007\u009B1m\u202Eb' }],
    );
    expect(said).toContain('  \uFFFD[2Jgone\uFFFD\uFFFD1m\uFFFDb\n');
  });

  it('exports them as CSV, in which no field is a formula', async () => {
    const formula = { ...ENTRY, id: 8, message: '=HYPERLINK("x")', email: null };
    const { code, said } = await ask(['export', '--csv'], [ENTRY, formula]);
    expect(code).toBe(0);
    expect(said.split('\r\n')).toEqual([
      'id,receivedAt,message,email,page,userAgent',
      '7,2026-05-04T10:00:00.000Z,"The ""mambo"" grid,\nplease",ana@example.com,/section/music,Firefox on Linux',
      `8,2026-05-04T10:00:00.000Z,"'=HYPERLINK(""x"")",,/section/music,Firefox on Linux`,
      '',
    ]);
  });

  it('deletes one by its number', async () => {
    expect(await ask(['delete', '7'], [ENTRY])).toMatchObject({
      code: 0,
      said: 'Deleted message 7.\n',
    });
    expect(await ask(['delete', '8'], [ENTRY])).toMatchObject({ code: 1, said: '' });
  });

  it.each([[], ['delete'], ['delete', 'all'], ['delete', '7', '8'], ['export'], ['constructor']])(
    'explains itself when asked %s',
    async (...args) => {
      const { code, complained } = await ask(args, [ENTRY]);
      expect([code, complained]).toEqual([1, expect.stringMatching(/^Usage:/)]);
    },
  );
});
