import postcss from 'postcss';
import { expect, test } from 'vitest';
import { usedCss } from './used-css.ts';

const HTML = '<main class="page lesson"><p>Text</p><button class="press">Play</button></main>';

test.each([
  ['.page{top:0}', true],
  ['.other{top:0}', false],
  ['.page.lesson p{top:0}', true],
  ['.page .other{top:0}', false],
  ['table{top:0}', false],
  ['.page>button:not(.other):hover{top:0}', true],
  [':is(.other,p){top:0}', true],
  [':is(.other,table) p{top:0}', false],
  [':is(.other:hover,.page:not(:is(.a,.b))) p{top:0}', true],
  [':is(.other :is(.page,p)){top:0}', false],
  ['.page:has(>.press){top:0}', true],
  ['.page:has(.other){top:0}', false],
  ['.page:not(:has(.other)){top:0}', true],
  ['li:nth-child(2n + 1){top:0}', false],
  ['p:nth-child(2n + 1){top:0}', true],
  ['[data-waiting]{top:0}', true],
  [':root.dark .press{top:0}', true],
  ['.press::before{top:0}', true],
  ['@media (width < 30rem){.page{top:0}}', true],
  ['@media (width < 30rem){.other{top:0}}', false],
  ['@media print{.page{top:0}}', false],
  ['@layer ui{p{top:0}}', true],
  ['@font-face{font-family:Text}', true],
])('%s stays: %s', (css, stays) => {
  expect(usedCss(postcss.parse(css), HTML)).toBe(stays ? css : '');
});

test('of a list of selectors, the ones that the page has stay', () => {
  expect(usedCss(postcss.parse('.other,.page{top:0}'), HTML)).toBe('.page{top:0}');
});

test('an animation stays with the rule that uses it', () => {
  const frames = '@keyframes turn{from{top:0}}';
  const rule = '.page{animation:turn}';
  expect(usedCss(postcss.parse(frames + rule), HTML)).toBe(rule + frames);
  expect(usedCss(postcss.parse(`${frames}.other{animation:turn}`), HTML)).toBe('');
});
