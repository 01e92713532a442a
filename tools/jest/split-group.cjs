const path = require('node:path');

const WORKSPACE = path.resolve(__dirname, '../..');
const GROUPS = path.join(WORKSPACE, 'reports/spec-groups');

/**
 * What one spec shows: `tests` as Jest reports them, and how long they took with what they wait for before.
 *
 * @typedef {{ file: string, runtimeMs: number, tests: import('@jest/reporters').TestResult['testResults'] }} SpecResult
 */

/**
 * The specs of a file of tests: of a group (`jest.specs.mjs`) those that ran in it, one after the other; of any other file
 * the file itself. A spec's time begins where the one before has ended, so the first has the group's own beginning too.
 *
 * @param {string} file
 * @param {Pick<import('@jest/reporters').TestResult, 'testResults' | 'perfStats'>} result
 * @returns {SpecResult[]}
 */
exports.splitGroup = (file, { testResults, perfStats }) => {
  if (!file.startsWith(GROUPS + path.sep))
    return [{ file, runtimeMs: perfStats.runtime, tests: testResults }];
  /** @type {Map<string, SpecResult['tests']>} */
  const bySpec = new Map();
  for (const test of testResults) {
    const spec = test.ancestorTitles[0] ?? '';
    const named = { ...test, fullName: test.fullName.slice(spec.length + 1) };
    bySpec.set(spec, [...(bySpec.get(spec) ?? []), named]);
  }
  let from = perfStats.start;
  return [...bySpec].map(([spec, tests]) => {
    const end = Math.max(from, ...tests.map(({ startAt, duration }) => (startAt ?? from) + (duration ?? 0)));
    const runtimeMs = end - from;
    from = end;
    return { file: path.join(WORKSPACE, spec), runtimeMs, tests };
  });
};
