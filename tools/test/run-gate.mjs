import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRun } from './describe-run.mjs';
import { retryFailed } from './retry-failed.mjs';
import { runSuite } from './run-suite.mjs';
import { summarise } from './summarise.mjs';

const MS_PER_MINUTE = 60_000;

/**
 * What the suites want to be read without failing anything: `reports/warnings/NAME.json`, each a list of lines.
 *
 * @param {string} reports
 * @returns {readonly string[]}
 */
function readWarnings(reports) {
  const folder = path.join(reports, 'warnings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

/**
 * Runs the suites one after another, then the files that failed once more, and writes `reports/summary.json`. It always
 * returns a summary: a suite that hangs is ended at its limit, the whole at `limitMinutes` or by `signal`, and what did
 * not run by then counts as failed.
 *
 * @param {readonly import('./run-suite.mjs').Suite[]} suites
 * @param {import('./run-within.mjs').RunOptions} options
 * @param {number} limitMinutes
 */
export async function runGate(suites, options, limitMinutes) {
  const reports = path.join(options.cwd, 'reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const description = describeRun();
  const began = Date.now();
  const remainingMs = () => began + limitMinutes * MS_PER_MINUTE - Date.now();
  /** @type {import('./run-suite.mjs').SuiteResult[]} */
  const results = [];
  /** @type {string[]} */
  const notRun = [];
  for (const suite of suites) {
    if (suite.leavesOut !== undefined) notRun.push(`not run: ${suite.leavesOut}`);
    if (options.signal.aborted || remainingMs() <= 0) {
      const failures = [
        { task: null, file: suite.name, test: 'did not run: the whole run was ended before', error: null },
      ];
      results.push({ suite, minutes: 0, passed: 0, failures, isLate: true, leftovers: [], reports: [] });
      continue;
    }
    if (options.output !== 'ignore') process.stdout.write(`\n━━ ${suite.title}\n`);
    results.push(await runSuite(suite, options, remainingMs()));
  }
  const retried = await retryFailed(results, options, remainingMs);
  const summary = summarise({
    description,
    minutes: (Date.now() - began) / MS_PER_MINUTE,
    results: retried.results,
    notRun,
    unsteady: retried.unsteady,
    warnings: readWarnings(reports),
  });
  writeFileSync(path.join(reports, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  return summary;
}
