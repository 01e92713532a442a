import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of tests in a report of Jest.
 *
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} TestFile
 */

/**
 * The titles of what failed in a file: its failed tests, or the file itself where it failed without one, because it
 * did not load.
 *
 * @param {TestFile} file
 * @param {string} workspace the folder that the names of files begin with
 */
function failedIn({ name, status, assertionResults }, workspace) {
  const file = path.relative(workspace, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`);
  return status === 'failed' ? [`${file} (did not run)`] : [];
}

/**
 * Lists what failed in a suite, one line each: the file and full title of a test, and the project of a check, whose
 * report holds counts only.
 *
 * @param {string} folder the reports that the tasks of the suite left
 * @param {string} workspace the folder that the names of files begin with
 * @returns {string[]}
 */
export function failedTests(folder, workspace) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((report) => {
      /** @type {{ numFailedTests: number, numRuntimeErrorTestSuites?: number, testResults?: TestFile[] }} */
      const counts = JSON.parse(readFileSync(path.join(folder, report), 'utf8'));
      const listed = (counts.testResults ?? []).flatMap((file) => failedIn(file, workspace));
      if (listed.length > 0) return listed;
      const failed = counts.numFailedTests + (counts.numRuntimeErrorTestSuites ?? 0);
      return failed > 0 ? [path.basename(report, '.json')] : [];
    });
}

/**
 * The lines of a suite in the summary, each with the suite's name. A suite that failed without any report, as a build
 * does, is listed by its name alone.
 *
 * @param {string} suite
 * @param {readonly string[]} failed
 * @param {boolean} succeeded
 */
export const failureLines = (suite, failed, succeeded) =>
  failed.length > 0 ? failed.map((one) => `FAILED ${suite}: ${one}`) : succeeded ? [] : [`FAILED ${suite}`];
