import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Runs one project's tests and leaves their report where `npm test` reads it.
// Usage: node tools/checks/run-jest.mjs SUITE NAME CONFIG [ARGUMENT …]
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const JEST = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');
const WRITER = path.join(WORKSPACE, 'tools/jest/report-writer.cjs');
/**
 * Tests make many short-lived objects. V8 collects them from a space of 128 MB instead of 16, far less often: specs take about
 * an eighth less of a processor's time, for some 200 MB more of memory.
 */
const YOUNG_SPACE = '--max-semi-space-size=128';
/** What decides how a file runs, so that it can run once more in the same way. */
const KEPT_VARIABLES = ['SHOP_TEST_DATABASE'];

const [suite, name, config = '', ...args] = process.argv.slice(2);
const header = {
  task: `${suite}/${name}`,
  jest: {
    config,
    args,
    env: Object.fromEntries(
      KEPT_VARIABLES.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
    ),
    onPlatform: process.env.SHOP_E2E_PORT_BASE !== undefined,
  },
  output: path.resolve(`reports/${suite}/${name}.json`),
};
const outcome = spawnSync(
  process.execPath,
  // A test that has passed and leaves something open must not keep the run from ending.
  [YOUNG_SPACE, JEST, '-c', config, '--reporters=default', `--reporters=${WRITER}`, '--forceExit', ...args],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHOP_TEST_REPORT: JSON.stringify(header) },
  },
);
process.exit(outcome.status ?? 1);
