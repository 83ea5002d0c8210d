import { describe, expect, it } from 'vitest';
import { CSV_HEADER, toCsv, toText } from './format.ts';
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
  it('writes a record per message, with empty fields for null', () => {
    expect(CSV_HEADER).toBe('id,receivedAt,message,email,page,userAgent\r\n');
    expect(toCsv(MESSAGE)).toBe('7,2026-05-04T10:00:00.000Z,more güira,,,Firefox on Linux\r\n');
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
  ])('writes the message %j as %j', (message, field) => {
    expect(toCsv({ ...MESSAGE, message })).toContain(`Z,${field},,,Firefox`);
  });
});

describe('toText', () => {
  it('writes a header line and the indented message', () => {
    expect(toText({ ...MESSAGE, message: 'a\nb' })).toBe(
      '#7 · 2026-05-04T10:00:00.000Z · no email · no page · Firefox on Linux\n  a\n  b\n\n',
    );
    expect(toText({ ...MESSAGE, email: 'ana@example.com', page: '/section/music' })).toContain(
      ' · ana@example.com · /section/music · ',
    );
  });

  it('replaces control characters and bidi overrides, but not tabs', () => {
    const message = 'a\u001B[2J\u0007\u009B1m\u202A\u202E\u2066\u2069\tü🥁';
    expect(toText({ ...MESSAGE, message })).toContain(
      `  a\uFFFD[2J\uFFFD\uFFFD1m${'\uFFFD'.repeat(4)}\tü🥁\n`,
    );
  });
});
