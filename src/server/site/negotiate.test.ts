import { describe, expect, it } from 'vitest';
import { chooseCoding, matches, readRange } from './negotiate.ts';

describe('chooseCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['BR; Q=1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
    ['br;q=x, ;;,', undefined],
  ])('answers %s with %s', (accept, expected) => {
    expect(chooseCoding(accept, ['br', 'gzip'])).toBe(expected);
  });

  it('gives only what there is', () => {
    expect(chooseCoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(chooseCoding('br, gzip', [])).toBeUndefined();
  });
});

describe('readRange', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-30', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('reads %s of ten bytes as %j', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it('finds no part of an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});

describe('matches', () => {
  it('knows an ETag, weak or strong, among others', () => {
    for (const header of ['W/"a-1"', '"a-1"', '"b", W/"a-1"', '*']) {
      expect(matches(header, 'W/"a-1"')).toBe(true);
    }
    for (const header of [undefined, '', '"b"', 'a-1'])
      expect(matches(header, 'W/"a-1"')).toBe(false);
  });
});
