import { stripVTControlCharacters } from 'node:util';

/**
 * A test of a step: its outcome, its duration in seconds, and the messages of its failures.
 * @typedef {{ title: string, file: string, outcome: 'passed' | 'failed' | 'skipped', seconds: number, failures: string[] }} TestRun
 *
 * The outcome of a step of `npm test`, and its browser, if any. A step without tests counts as one.
 * @typedef {{ step: string, ok: boolean, tests?: number, passed: number, failed: number, skipped: number, seconds: number, browser?: string }} Result
 */

/** The outcome for each status of Vitest or Playwright; other statuses count as skipped. */
const OUTCOMES = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};
const outcomeOf = (status) => OUTCOMES[status] ?? 'skipped';

/** The tests in a JSON report of Vitest or Playwright; undefined for other files. @returns {TestRun[] | undefined} */
export function testRunsOf(report) {
  if (report?.testResults) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
        title: fullName,
        file: name,
        outcome: outcomeOf(status),
        seconds: (duration ?? 0) / 1000,
        failures: failureMessages ?? [],
      })),
    );
  }
  return report?.suites?.flatMap((file) => specsOf(file, []));
}

/** The tests of a suite in Playwright's report and of its nested suites, with the titles of the parent suites. */
function specsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        title: [...titles, title].join(' › '),
        file,
        outcome: outcomeOf(status),
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        failures: results.flatMap(({ errors = [] }) =>
          errors.map(
            ({ message = 'failed', location }) => `line ${location?.line ?? '?'}: ${message}`,
          ),
        ),
      })),
    ),
    ...suites.flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ];
}

/** The slowest tests, one per line, the slowest first. @param {TestRun[]} runs */
export function slowest(runs, count = 10) {
  return runs
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map((run) => `${run.seconds.toFixed(1).padStart(6)} s  ${nameOf(run)}`)
    .join('\n');
}

/** The failed tests, each with the first lines of each failure. Empty if none failed. @param {TestRun[]} runs */
export function failed(runs) {
  return runs
    .filter(({ failures }) => failures.length > 0)
    .map((run) => {
      const reasons = run.failures.flatMap((text) =>
        stripVTControlCharacters(text).split('\n').filter(Boolean).slice(0, 5),
      );
      return [nameOf(run), ...reasons].join('\n    ');
    })
    .join('\n');
}

const nameOf = ({ file, title }) => `${file.split(/[\\/]/).at(-1)}: ${title}`;

/**
 * @param {boolean} ok whether the program ended with code 0
 * @param {TestRun[]} [runs] of a step made of tests
 * @returns {Result}
 */
export function resultOf(step, ok, seconds, runs) {
  const outcomes = runs?.map(({ outcome }) => outcome) ?? (ok ? ['passed'] : []);
  const count = (wanted) => outcomes.filter((outcome) => outcome === wanted).length;
  const [passed, skipped] = [count('passed'), count('skipped')];
  // A program can also fail outside any test, which counts as one failure.
  const failed = ok ? count('failed') : Math.max(count('failed'), 1);
  return { step, ok: failed === 0, tests: runs?.length, passed, failed, skipped, seconds };
}

/** The table of the steps, with the totals alone on the last line. @param {Result[]} results */
export function summary(results) {
  const rows = results.map(({ step, ok, tests, seconds, browser }) => [
    step,
    ok ? 'passed' : 'FAILED',
    String(tests ?? '–'),
    seconds.toFixed(1),
    browser,
  ]);
  const lines = [['step', 'result', 'tests', 'seconds', 'browser'], ...rows].map(
    ([step, result, tests, seconds, browser = '']) =>
      `${step.padEnd(10)}${result.padEnd(8)}${tests.padStart(6)}${seconds.padStart(9)}  ${browser}`.trimEnd(),
  );
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total('skipped');
  const totals = `${total('passed')} passed, ${total('failed')} failed`;
  return [...lines, '', skipped > 0 ? `${totals}, ${skipped} skipped` : totals].join('\n');
}
