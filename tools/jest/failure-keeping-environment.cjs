const path = require('node:path');
const { keptBrowsers } = require('./kept-browsers.cjs');
const NodeEnvironment = require('./node-environment.cjs');

const FAILURES = path.resolve(__dirname, '../../reports/failures');
/** The name of `KEEP_FAILURE` in `libs/testing/browser/src/keep-failure.ts`, which runs among the tests. */
const KEEP_FAILURE = 'shopKeepFailure';
/** The markup of pages in which the files of this process found nothing wrong. */
const accessibleMarkup = new Set();

/**
 * Jest's environment of Node for browser tests: one that fails leaves the picture, the HTML and the console of its pages
 * in `reports/failures/SUITE/`, as they are at that moment, before any `afterEach` closes them. They get what outlives a
 * file: the browsers that stay open, the markup that is known to be accessible, and Playwright (`browser-tests.js`).
 */
module.exports = class FailureKeepingEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} args */
  constructor(...args) {
    super(...args);
    Reflect.set(this.global, 'shopKeptBrowsers', keptBrowsers);
    Reflect.set(this.global, 'shopAccessibleMarkup', accessibleMarkup);
    // Read where it is asked for: not every suite with this environment takes it from here.
    Object.defineProperty(this.global, 'shopPlaywright', { get: () => require('playwright-core') });
    const { displayName, testEnvironmentOptions } = args[0].projectConfig;
    const { failures } = testEnvironmentOptions;
    this.folder = path.join(
      typeof failures === 'string' ? failures : FAILURES,
      displayName?.name ?? 'browser',
    );
  }

  /** @param {import('@jest/types').Circus.Event} event */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    const keep = Reflect.get(this.global, KEEP_FAILURE);
    if (typeof keep !== 'function') return;
    try {
      await keep({ folder: this.folder, name: nameOf(event.test) });
    } catch (error) {
      process.stderr.write(`What the test's pages show could not be kept: ${String(error)}\n`);
    }
  }
};

/**
 * The name of a test with those of its groups; a hook of a whole file has none.
 *
 * @param {import('@jest/types').Circus.TestEntry | undefined} test
 * @returns {string}
 */
function nameOf(test) {
  if (test === undefined) return 'setup';
  const names = [test.name];
  for (let group = test.parent; group.parent !== undefined; group = group.parent) names.unshift(group.name);
  return names.join(' ');
}
