/**
 * How a step of `npm test` went. A step without tests of its own counts as one.
 * @typedef {{ step: string, ok: boolean, tests?: number, passed: number, failed: number, seconds: number }} Result
 */

/**
 * The counts in a JSON report, of Vitest or of Playwright; undefined when it is neither.
 * @param {any} report
 * @returns {{ passed: number, failed: number } | undefined}
 */
export function countTests(report) {
  if (typeof report?.numPassedTests === 'number') {
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  if (typeof report?.stats?.expected === 'number') {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return undefined;
}

/**
 * @param {string} step
 * @param {boolean} ok whether the program ended with code 0
 * @param {number} seconds
 * @param {{ passed: number, failed: number }} [counts] for a step made of tests
 * @returns {Result}
 */
export function resultOf(step, ok, seconds, counts) {
  const { passed, failed } = counts ?? { passed: ok ? 1 : 0, failed: 0 };
  // A program can also fail outside any test, and that must not go uncounted.
  const failures = ok ? failed : Math.max(failed, 1);
  const tests = counts && counts.passed + counts.failed;
  return { step, ok: ok && failed === 0, tests, passed, failed: failures, seconds };
}

/**
 * The table of the steps and, alone on the last line, the totals.
 * @param {Result[]} results
 */
export function summary(results) {
  const rows = results.map(({ step, ok, tests, seconds }) => [
    step,
    ok ? 'passed' : 'FAILED',
    String(tests ?? '–'),
    seconds.toFixed(1),
  ]);
  const lines = [['step', 'result', 'tests', 'seconds'], ...rows].map(
    ([step = '', result = '', tests = '', seconds = '']) =>
      `${step.padEnd(10)}${result.padEnd(8)}${tests.padStart(6)}${seconds.padStart(9)}`,
  );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return [...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}
