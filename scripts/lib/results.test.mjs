import { expect, it } from 'vitest';
import { resultOf, summary } from './results.mjs';

it('counts a failure that no test reports', () => {
  const counts = { passed: 5, failed: 0, skipped: 0 };
  expect(resultOf('unit', false, 1, counts)).toMatchObject({ ok: false, passed: 5, failed: 1 });
  expect(resultOf('types', false, 1)).toMatchObject({ passed: 0, failed: 1 });
});

it('says which browser ran a step, and ends with the totals alone on a line', () => {
  const results = [
    resultOf('types', true, 1.25),
    { ...resultOf('e2e', false, 2, { passed: 5, failed: 2, skipped: 0 }), browser: 'chromium 156' },
  ];
  expect(summary(results).split('\n')).toEqual([
    'step      result   tests  seconds  browser',
    'types     passed       –      1.3',
    'e2e       FAILED       7      2.0  chromium 156',
    '',
    '6 passed, 2 failed',
  ]);
});
