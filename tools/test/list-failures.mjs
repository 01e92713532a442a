import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What is read of a report in Jest's JSON; reports of other checks hold counts alone.
 *
 * @typedef {{
 *   numFailedTests: number,
 *   testResults?: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[],
 * }} Report
 */

/**
 * The failed tests of a file by their full titles; the file alone where it failed without one.
 *
 * @param {NonNullable<Report['testResults']>[number]} file
 * @param {string} workspace
 * @returns {string[]}
 */
function failuresOfFile({ name, status, assertionResults }, workspace) {
  const file = path.relative(workspace, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
  return status === 'failed' ? [`${file}: the file itself failed`] : [];
}

/**
 * What failed in a suite by the reports that its tasks left: each test with its file, or else the name of the task. A
 * suite that failed although no report says so is named by its folder.
 *
 * @param {string} folder
 * @param {boolean} succeeded
 * @param {string} workspace
 * @returns {string[]}
 */
export function listFailures(folder, succeeded, workspace) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const failures = names.flatMap((name) => {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const tests = (report.testResults ?? []).flatMap((file) => failuresOfFile(file, workspace));
    return tests.length === 0 && report.numFailedTests > 0 ? [path.parse(name).name] : tests;
  });
  if (failures.length > 0 || succeeded) return failures;
  return [`${path.basename(folder)}: a task failed without a report of a failed test`];
}
