import path from 'node:path';
import { listNotRun } from './list-not-run.mjs';
import { readReports } from './read-reports.mjs';
import { runWithin } from './run-within.mjs';

const MS_PER_MINUTE = 60_000;
/** A suite is ended when it has taken so many times its budget. */
export const LIMIT_FACTOR = 3;

/**
 * One part of `npm test`. `minutes` is its budget on two cores with nothing else to do. Its reports are in the folder of
 * its name, or in those of `folders`; `tasks` are the names of the reports that it leaves, asked for when it did not
 * succeed. A suite that `isRetried` has files that may run once more. `leavesOut` is what it does not show on this
 * machine, and why; `countsItself`: it leaves no reports and counts as one.
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} title
 * @property {readonly [string, ...string[]]} command
 * @property {number} minutes
 * @property {() => readonly string[]} [tasks]
 * @property {boolean} [isRetried]
 * @property {readonly string[]} [folders]
 * @property {string} [leavesOut]
 * @property {boolean} [countsItself]
 */

/**
 * One failure: the file, and the test of it; without a test the whole of it. `task` is the report that has it, where
 * there is one.
 *
 * @typedef {{ task: string | null, file: string, test: string, error: string | null }} Failure
 */

/**
 * How a suite ended.
 *
 * @typedef {object} SuiteResult
 * @property {Suite} suite
 * @property {number} minutes
 * @property {number} passed
 * @property {readonly Failure[]} failures
 * @property {boolean} isLate it was ended at its limit
 * @property {readonly string[]} leftovers
 * @property {readonly import('./read-reports.mjs').Report[]} reports
 */

/**
 * Runs a suite, at most for its limit and for `remainingMs`, and reads what it left.
 *
 * @param {Suite} suite
 * @param {import('./run-within.mjs').RunOptions} options
 * @param {number} remainingMs
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite(suite, options, remainingMs) {
  const startedAt = Date.now();
  const limitMs = Math.max(0, Math.min(suite.minutes * LIMIT_FACTOR * MS_PER_MINUTE, remainingMs));
  const { succeeded, isLate, leftovers } = await runWithin(suite.command, options, { limitMs });
  const minutes = (Date.now() - startedAt) / MS_PER_MINUTE;
  const folders = suite.folders ?? [suite.name];
  const reports = folders.flatMap((folder) => readReports(path.join(options.cwd, 'reports', folder)));
  const files = reports.flatMap((report) => report.files);
  const passed = files.reduce((sum, file) => sum + file.passed, suite.countsItself && succeeded ? 1 : 0);
  /** @type {Failure[]} */
  const failures = reports.flatMap(({ task, files: ofTask }) =>
    ofTask.flatMap(({ file, failures: tests, error }) => tests.map((test) => ({ task, file, test, error }))),
  );
  if (!succeeded)
    for (const file of listNotRun(suite.tasks?.() ?? [], reports, options.cwd))
      failures.push({
        task: null,
        file,
        test: isLate ? 'did not run to its end within the limit' : 'did not run',
        error: null,
      });
  if (!succeeded && failures.length === 0)
    failures.push({
      task: null,
      file: suite.name,
      test: isLate ? 'was ended at its limit' : 'failed without a report of a failed test',
      error: null,
    });
  return { suite, minutes, passed, failures, isLate, leftovers, reports };
}
