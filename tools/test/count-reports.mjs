import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The counts of a suite.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Sums the reports that the tasks of a suite left (or that Nx restored from its cache).
 *
 * @param {string} folder
 * @returns {Counts}
 */
export function countReports(folder) {
  const counts = { passed: 0, failed: 0 };
  if (!existsSync(folder)) return counts;
  for (const name of readdirSync(folder)) {
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    counts.passed += report.numPassedTests;
    // A test file that did not even load holds no failed test, yet it failed.
    counts.failed += report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0);
  }
  return counts;
}

/**
 * The counts of a suite: a failed run counts as a failure even when no test of it says so.
 *
 * @param {Counts} reported
 * @param {boolean} succeeded
 * @param {boolean} countsItself a suite without reports counts as one
 * @returns {Counts}
 */
export function suiteCounts(reported, succeeded, countsItself) {
  const passed = reported.passed + (countsItself && succeeded ? 1 : 0);
  return { passed, failed: succeeded ? reported.failed : Math.max(1, reported.failed) };
}
