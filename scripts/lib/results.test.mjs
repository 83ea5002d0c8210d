import { expect, it } from 'vitest';
import { countTests, failed, resultOf, slowest, summary, testRunsOf } from './results.mjs';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: '/martillo/audio/clock.test.ts',
      assertionResults: [
        { fullName: 'the clock ticks', duration: 1500 },
        { fullName: 'the clock stops', failureMessages: ['Error: it ticks\n    at clock.ts:3'] },
      ],
    },
  ],
};

const playwrightReport = {
  stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 4 },
  suites: [
    {
      title: 'home.spec.ts',
      specs: [
        {
          title: 'opens',
          file: 'home.spec.ts',
          tests: [{ results: [{ duration: 400 }, { duration: 200 }] }],
        },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'opens',
              file: 'home.spec.ts',
              tests: [
                {
                  results: [
                    { duration: 2000, errors: [{ message: '\u001b[31mno title\u001b[39m' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('reads the counts of both reporters', () => {
  expect(countTests(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  expect(countTests(playwrightReport)).toEqual({ passed: 2, failed: 1, skipped: 4 });
  expect(countTests(undefined)).toBeUndefined();
});

it('lists the slowest tests of both reporters, the slowest first', () => {
  const runs = [vitestReport, playwrightReport].flatMap(testRunsOf);
  expect(slowest(runs, 3).split('\n')).toEqual([
    '   2.0 s  home.spec.ts: on a phone › opens',
    '   1.5 s  clock.test.ts: the clock ticks',
    '   0.6 s  home.spec.ts: opens',
  ]);
  expect(testRunsOf(undefined)).toEqual([]);
});

it('lists the failed tests of both reporters with their reasons', () => {
  const runs = [vitestReport, playwrightReport].flatMap(testRunsOf);
  expect(failed(runs).split('\n')).toEqual([
    'clock.test.ts: the clock stops',
    '    Error: it ticks',
    'home.spec.ts: on a phone › opens',
    '    no title',
  ]);
  expect(failed([])).toBe('');
});

it('counts a failure that no test reports', () => {
  const counts = { passed: 5, failed: 0, skipped: 0 };
  expect(resultOf('unit', false, 1, counts)).toMatchObject({ ok: false, passed: 5, failed: 1 });
  expect(resultOf('types', false, 1)).toMatchObject({ passed: 0, failed: 1 });
});

it('ends with the totals alone on a line', () => {
  const results = [
    resultOf('types', true, 1.25),
    resultOf('unit', false, 2, { passed: 5, failed: 2, skipped: 0 }),
  ];
  expect(summary(results).split('\n')).toEqual([
    'step      result   tests  seconds',
    'types     passed       –      1.3',
    'unit      FAILED       7      2.0',
    '',
    '6 passed, 2 failed',
  ]);
});

it('tells how many tests were skipped, if any', () => {
  const result = resultOf('unit', true, 2, { passed: 5, failed: 0, skipped: 1 });
  expect(summary([result]).split('\n').at(-1)).toBe('5 passed, 0 failed, 1 skipped');
});
