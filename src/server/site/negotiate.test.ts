import { describe, expect, it } from 'vitest';
import { chooseCoding, matchesEtag, readRange } from './negotiate.ts';

describe('chooseCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;level=1;q=0.8', 'gzip'],
    ['BR; Q=1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0.5, gzip', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
    ['br;q=x, ;;,', undefined],
  ])('for Accept-Encoding %j chooses %s', (header, expected) => {
    expect(chooseCoding(header, ['br', 'gzip'])).toBe(expected);
  });

  it('chooses only available codings', () => {
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
    ['bytes=3-3', { start: 3, end: 3 }],
    ['bytes=0-10', { start: 0, end: 9 }],
    [' bytes=0-3 ', { start: 0, end: 3 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    ['xbytes=1-2', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j of a ten-byte file as %j', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it('cannot satisfy any range of an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});

describe('matchesEtag', () => {
  it.each(['W/"a-1"', '"a-1"', '"b", W/"a-1"', ' "a-1" ', '*', ' * '])('matches %j', (header) => {
    expect(matchesEtag(header, 'W/"a-1"')).toBe(true);
    expect(matchesEtag(header, '"a-1"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a-1', '"aW/-1"'])('does not match %j', (header) => {
    expect(matchesEtag(header, 'W/"a-1"')).toBe(false);
  });
});
