// Runs the unit, integration, build and recording tests under other dates, by faketime: see list-dates.mjs for which. Ends with 1
// when anything failed, and lists it by date. `node tools/soak/shifted-dates.mjs --only=year-end` runs one date. The tests of
// the build take what is in `build/`. A PostgreSQL server has its own clock: all run on the embedded database.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE, fail } from '../start/platform.mjs';
import { findSpecs } from './find-specs.mjs';
import { distanceTo, listDates } from './list-dates.mjs';
import { requireFaketime } from './require-faketime.mjs';

const JEST = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');
const REPORT = path.join(WORKSPACE, 'reports/shifted-dates-run.json');
const EVERY_SPEC = /^/;
/** The recordings in the suite's run are a third of all. */
const ALL_RECORDINGS = { SHOP_SOAK_FACTOR: '2' };
/** Timers go on as ever: only the calendar is another one. */
const ENVIRONMENT = { FAKETIME_DONT_FAKE_MONOTONIC: '1', SHOP_EMBEDDED_WHOLE: '1' };

/** @typedef {{ config: string; args: readonly string[]; env: Readonly<Record<string, string>> }} Run */

/** @returns {readonly Run[]} */
const listRuns = () => [
  ...[...findSpecs(WORKSPACE, EVERY_SPEC).keys()]
    .map((config) => path.relative(WORKSPACE, config))
    .sort()
    .map((config) => ({ config, args: [], env: {} })),
  { config: 'tools/jest.config.js', args: [], env: {} },
  {
    config: 'tools/storybook/jest.config.js',
    args: ['--selectProjects', 'recordings'],
    env: ALL_RECORDINGS,
  },
];

/**
 * Runs one configuration as if it were `at`, and returns what failed.
 * @param {Run} run
 * @param {Date} at
 * @returns {string[]}
 */
function runAt({ config, args, env }, at) {
  rmSync(REPORT, { force: true });
  const jest = [JEST, '-c', config, ...args, '--maxWorkers=2', '--json', `--outputFile=${REPORT}`];
  const { status } = spawnSync('faketime', ['-f', distanceTo(new Date(), at), process.execPath, ...jest], {
    cwd: WORKSPACE,
    env: {
      ...process.env,
      ...ENVIRONMENT,
      ...env,
      SHOP_TEST_DATABASE: undefined,
      TEST_DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    /** @type {{ testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return testResults
      .filter((file) => file.status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter((result) => result.status === 'failed');
        const file = path.relative(WORKSPACE, name);
        return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
      });
  } catch {
    return [`${config} ended with ${status} and no report`];
  }
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const dates = listDates(new Date()).filter(({ name }) => only === undefined || name === only);
if (dates.length === 0)
  fail(
    `No such date: ${only}. ${listDates(new Date())
      .map(({ name }) => name)
      .join(', ')}`,
  );
requireFaketime();
mkdirSync(path.dirname(REPORT), { recursive: true });

const outcomes = dates.map(({ name, at }) => {
  process.stdout.write(`\n━━ ${name} ${at.toISOString()}\n`);
  return { name, failures: listRuns().flatMap((run) => runAt(run, at)) };
});
rmSync(REPORT, { force: true });
for (const { name, failures } of outcomes) {
  process.stdout.write(`${name}: ${failures.length} failed\n`);
  for (const failure of failures) process.stdout.write(`  ${failure}\n`);
}
process.exitCode = outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1;
