import { expect, it } from 'vitest';
import { countTests, resultOf, summary } from './results.mjs';

it('reads the counts of both reporters', () => {
  expect(countTests({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 });
  const stats = { expected: 2, unexpected: 1, flaky: 0, skipped: 4 };
  expect(countTests({ stats })).toEqual({ passed: 2, failed: 1 });
  expect(countTests(undefined)).toBeUndefined();
});

it('counts a failure that no test reports', () => {
  expect(resultOf('unit', false, 1, { passed: 5, failed: 0 })).toMatchObject({
    ok: false,
    passed: 5,
    failed: 1,
  });
  expect(resultOf('types', false, 1)).toMatchObject({ passed: 0, failed: 1 });
});

it('ends with the totals alone on a line', () => {
  const results = [
    resultOf('types', true, 1.25),
    resultOf('unit', false, 2, { passed: 5, failed: 2 }),
  ];
  expect(summary(results).split('\n')).toEqual([
    'step      result   tests  seconds',
    'types     passed       –      1.3',
    'unit      FAILED       7      2.0',
    '',
    '6 passed, 2 failed',
  ]);
});
