// Prints what the theme doctor has found, for people: one line for each check, and below it what to do.

/** The place in the code that found it, which ends a message of Jest. */
const PLACE_IN_CODE = /\n\s+at [^]*$/;

/** @param {string} message */
const textOf = (message) => message.replace(/^Error: /, '').replace(PLACE_IN_CODE, '');

class DoctorReporter {
  /**
   * @param {import('jest').Config} _config
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestResult(_config, { testResults, testExecError }) {
    if (testExecError) process.stdout.write(`✕ ${textOf(testExecError.message ?? String(testExecError))}\n`);
    for (const { status, fullName, failureMessages } of testResults) {
      if (status === 'passed') process.stdout.write(`✓ ${fullName}\n`);
      if (status !== 'failed') continue;
      process.stdout.write(`✕ ${fullName}\n`);
      for (const message of failureMessages) process.stdout.write(`\n${textOf(message)}\n\n`);
    }
  }
}

module.exports = DoctorReporter;
