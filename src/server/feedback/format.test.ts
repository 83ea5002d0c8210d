import { describe, expect, it } from 'vitest';
import { toCsv, toText } from './format.ts';
import type { StoredMessage } from './store.ts';

const MESSAGE: StoredMessage = {
  id: 7,
  receivedAt: '2026-05-04T10:00:00.000Z',
  message: 'more güira',
  email: null,
  page: null,
  userAgent: 'Firefox on Linux',
};

describe('toCsv', () => {
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
  ])('writes the message %j as %j', (message, field) => {
    expect(toCsv({ ...MESSAGE, message })).toContain(`Z,${field},,,Firefox`);
  });
});

describe('toText', () => {
  it('replaces control characters and bidi overrides, but not tabs', () => {
    const message = 'a\u001B[2J\u0007\u009B1m\u202A\u202E\u2066\u2069\tü🥁';
    expect(toText({ ...MESSAGE, message })).toContain(
      `  a\uFFFD[2J\uFFFD\uFFFD1m${'\uFFFD'.repeat(4)}\tü🥁\n`,
    );
  });
});
