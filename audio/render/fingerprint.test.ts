import { describe, expect, test } from 'vitest';
import { CHANNELS } from '#audio/engine/band/channels.ts';
import { clipById } from '#audio/music/clips/clips.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { SPRITES } from '#audio/samples/banks.ts';
import { fingerprint, syntaxOf } from './fingerprint.ts';
import { recordingPath } from './recordings.ts';

const code = `
import { a } from './a.ts';
/** Loudness. */
export const gain = (x: number) => a(x) * 0.5;
`;

describe('the syntax that a fingerprint hashes', () => {
  test.each([
    ['a comment', code.replace('Loudness', 'Level')],
    ['formatting', code.replace('(x: number) =>', '(\n  x: number,\n) =>')],
    ['an import path', code.replace('./a.ts', '#audio/a.ts')],
    ['the way a number is written', code.replace('0.5', '.5')],
  ])('ignores %s', (_, rewritten) => {
    expect(rewritten).not.toBe(code);
    expect(syntaxOf('gain.ts', rewritten)).toBe(syntaxOf('gain.ts', code));
  });

  test.each([
    ['a number', code.replace('0.5', '0.6')],
    ['an operator', code.replace('*', '+')],
    ['a call', code.replace('a(x)', 'x')],
  ])('notices %s', (_, changed) => {
    expect(syntaxOf('gain.ts', changed)).not.toBe(syntaxOf('gain.ts', code));
  });

  test('rejects code that cannot be parsed', () => {
    expect(() => syntaxOf('gain.ts', 'const =')).toThrow(SyntaxError);
  });
});

describe('the fingerprint of a clip', () => {
  const clip = clipById('solo-derecho-bass');

  /** The fingerprint with a louder channel of the desk. */
  function whileLouder(instrument: Instrument): string {
    const channel = CHANNELS[instrument];
    const { gain } = channel;
    try {
      channel.gain = 2 * gain;
      return fingerprint(clip);
    } finally {
      channel.gain = gain;
    }
  }

  test('covers the channels that it uses, and no others', () => {
    const now = fingerprint(clip);
    expect(whileLouder('segunda')).toBe(now);
    expect(whileLouder('bass')).not.toBe(now);
    expect(fingerprint(clip)).toBe(now);
  });

  test('does not cover the parts in which the app fetches its recordings', () => {
    for (const player of ['bass', 'requinto', 'segunda'] as const) {
      expect(recordingPath(player)).not.toMatch(/^public/);
      expect(SPRITES[player].length).toBeGreaterThan(1);
    }
  });
});
