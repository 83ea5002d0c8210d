import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { CUT_EXPORTS, CUTS, cutReactDom } from './react-cuts.ts';

const reactDom = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

test.each(Object.keys(CUTS))('the installed React can do without %s', (name) => {
  const { [name]: cut = {} } = CUTS;
  expect(cutReactDom(reactDom, { [name]: cut }).length).toBeLessThan(reactDom.length);
});

it('refuses a React of another version', () => {
  const next = reactDom.replace(/exports\.version = "[\d.]+"/, 'exports.version = "19.4.0"');
  expect(() => cutReactDom(next)).toThrow('React is not 19.3');
});

const code = `
function gone() {
  return kept();
}
function kept() {
  return true;
}
exports.version = "19.3.9";
`;

it('takes away what is between two texts, and empties functions', () => {
  const without = cutReactDom(code, {
    feature: {
      emptied: ['kept'],
      removed: [{ from: 'function gone()', upTo: 'function kept', instead: '/* cut */\n' }],
    },
  });
  expect(without).toContain('\n/* cut */\nfunction kept() {');
  expect(without).not.toContain('return');
});

it('refuses a text that is not there exactly once', () => {
  const cut = (from: string, upTo: string) => () =>
    cutReactDom(code, { feature: { removed: [{ from, upTo }] } });
  expect(cut('no such text', '}')).toThrow('(feature): no such text');
  expect(cut('return', '}')).toThrow('(feature): return');
  expect(cut('kept();', 'no such end')).toThrow('(feature): kept();');
  expect(() => cutReactDom(code, { feature: { emptied: ['other'] } })).toThrow('function other(');
});

it('refuses to take away a function that is still used', () => {
  const removed = [{ from: 'function kept', upTo: 'exports' }];
  expect(() => cutReactDom(code, { feature: { removed } })).toThrow('React still uses kept');
});

test('no component uses an attribute whose code is cut', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const used = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [
        ...readFileSync(`src/${file}`, 'utf8').matchAll(
          /\b(onSelect|onBeforeInput|onComposition\w+|formAction|action|precedence)(Capture)?=\{|<Fragment[^>]*\sref=/g,
        ),
      ].map(([found]) => `${file}: ${found}`),
    );
  expect(used).toEqual([]);
});

test('what is not exported any more is an export of React', async () => {
  const names = new Set([
    ...Object.keys(await import('react')),
    ...Object.keys(await import('react-dom')),
  ]);
  expect([...CUT_EXPORTS].filter((name) => !names.has(name))).toEqual([]);
});
