import { describe, expect, test } from 'vitest';
import { syntaxOf } from './fingerprint.ts';

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
