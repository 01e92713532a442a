const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const MS_PER_S = 1000;

/**
 * Writes the report of one Jest run for `npm test` anew after every file, so that a run which is ended from outside
 * leaves what it has shown. `SHOP_TEST_REPORT` holds where it goes and how the run began; files are named from the
 * folder of the run.
 */
module.exports = class ReportWriter {
  constructor() {
    const { output, ...header } = JSON.parse(process.env.SHOP_TEST_REPORT ?? '{}');
    /** @type {string} */
    this.output = output;
    /** @type {import('../test/read-reports.mjs').Report} */
    this.report = { ...header, files: [], isComplete: false };
    this.write();
  }

  /**
   * @param {import('@jest/reporters').Test} test
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestFileResult(test, result) {
    const failed = result.testResults.filter(({ status }) => status === 'failed');
    const didNotRun = result.testExecError !== undefined && result.testExecError !== null;
    const messages = didNotRun ? [result.failureMessage ?? ''] : failed.flatMap((one) => one.failureMessages);
    this.report.files.push({
      file: path.relative(process.cwd(), test.path),
      seconds: result.perfStats.runtime / MS_PER_S,
      passed: result.numPassingTests,
      // A file that did not even load holds no failed test, yet it failed.
      failures:
        failed.length === 0 && (didNotRun || result.failureMessage)
          ? ['the file itself failed']
          : failed.map(({ fullName }) => fullName),
      error: messages[0] === undefined ? null : stripVTControlCharacters(messages[0]),
    });
    this.write();
  }

  onRunComplete() {
    this.report.isComplete = true;
    this.write();
  }

  write() {
    mkdirSync(path.dirname(this.output), { recursive: true });
    writeFileSync(this.output, JSON.stringify(this.report));
  }
};
