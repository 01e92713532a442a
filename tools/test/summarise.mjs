import { loadavg } from 'node:os';

const SLOWEST = 20;
const FIRST_LINES = 6;

/**
 * What `reports/summary.json` holds.
 *
 * @param {{
 *   description: ReturnType<typeof import('./describe-run.mjs').describeRun>,
 *   minutes: number,
 *   results: readonly import('./run-suite.mjs').SuiteResult[],
 *   notRun: readonly string[],
 *   unsteady: readonly import('./retry-failed.mjs').Unsteady[],
 *   warnings: readonly string[],
 * }} run
 */
export function summarise({ description, minutes, results, notRun, unsteady, warnings }) {
  const failures = results.flatMap(({ suite, failures: found }) =>
    found.map((failure) => ({ suite: suite.name, ...failure })),
  );
  const files = results.flatMap(({ suite, reports }) =>
    reports.flatMap((report) =>
      report.files.map(({ file, seconds }) => ({ suite: suite.name, file, seconds })),
    ),
  );
  return {
    ...description,
    loadAfter: loadavg(),
    minutes,
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: failures,
    unsteady,
    suites: results.map(({ suite, minutes: taken, passed, failures: { length }, isLate }) => ({
      name: suite.name,
      title: suite.title,
      minutes: taken,
      budget: suite.minutes,
      passed,
      failures: length,
      isLate,
    })),
    notRun,
    leftovers: results.flatMap(({ suite, leftovers }) =>
      leftovers.map((command) => ({ suite: suite.name, command })),
    ),
    warnings,
    slowest: files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST),
  };
}

/**
 * @param {string | null} error
 * @returns {readonly string[]}
 */
const firstLines = (error) =>
  (error ?? '')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, FIRST_LINES)
    .map((line) => `      ${line}`);

/**
 * The same for the screen. The last line counts the tests.
 *
 * @param {ReturnType<typeof summarise>} summary
 * @param {number} totalMinutes the budget of the whole
 */
export function printSummary(summary, totalMinutes) {
  const late = summary.minutes > totalMinutes ? ' OVER BUDGET' : '';
  const lines = [
    '',
    `${summary.commit ?? 'no commit'}${summary.isClean ? '' : ' with uncommitted changes'}, Node.js ${summary.node}, ` +
      `${summary.chromium ?? 'no Chromium'}, load ${summary.loadBefore[0]?.toFixed(1)} → ${summary.loadAfter[0]?.toFixed(1)}`,
    ...summary.suites.map(
      ({ title, passed, failures, minutes, budget, isLate }) =>
        `${title}: ${passed} passed, ${failures} failed, ${minutes.toFixed(1)} of ${budget} min` +
        (isLate ? ' ENDED AT ITS LIMIT' : minutes > budget ? ' OVER BUDGET' : ''),
    ),
    ...summary.notRun,
    `${summary.minutes.toFixed(1)} of ${totalMinutes} minutes in all${late}`,
    'slowest:',
    ...summary.slowest.map(
      ({ file, seconds, suite }) => `  ${seconds.toFixed(0).padStart(4)} s ${file} (${suite})`,
    ),
    ...summary.warnings.map((warning) => `warning: ${warning}`),
    ...summary.leftovers.map(({ suite, command }) => `left running by ${suite}: ${command}`),
    ...(summary.unsteady.length === 0 ? [] : ['unsteady (failed once, passed alone; a defect to mend):']),
    ...summary.unsteady.flatMap(({ suite, task, file, error }) => [
      `  ~ ${file} (${suite}, ${task})`,
      ...firstLines(error),
    ]),
    ...summary.failed.flatMap(({ file, test, error, suite }) => [
      `✕ ${file} (${suite}): ${test}`,
      ...firstLines(error),
    ]),
    // Continuous integration reads this line.
    `${summary.passed} passed, ${summary.failed.length} failed`,
  ];
  return `${lines.join('\n')}\n`;
}
