const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { splitGroup } = require('./split-group.cjs');

const MS_PER_S = 1000;

/** @param {string | undefined} message */
const asError = (message) => (message === undefined ? null : stripVTControlCharacters(message));

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
    const files = splitGroup(test.path, result).map(({ file, runtimeMs, tests }) => {
      const failed = tests.filter(({ status }) => status === 'failed');
      return {
        file: path.relative(process.cwd(), file),
        seconds: runtimeMs / MS_PER_S,
        passed: tests.filter(({ status }) => status === 'passed').length,
        failures: failed.map(({ fullName }) => fullName),
        error: asError(failed[0]?.failureMessages[0]),
      };
    });
    // A file that did not even load holds no failed test, yet it failed; of a group that is nobody's but its own.
    if (result.testExecError || (result.failureMessage && result.numFailingTests === 0)) {
      const own = { file: path.relative(process.cwd(), test.path), seconds: 0, passed: 0 };
      const error = asError(result.failureMessage ?? '');
      const itself = files.find(({ file }) => file === own.file);
      if (itself === undefined) files.push({ ...own, failures: ['the file itself failed'], error });
      else Object.assign(itself, { failures: [...itself.failures, 'the file itself failed'], error });
    }
    this.report.files.push(...files);
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
