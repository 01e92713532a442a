import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { BUNDLED_VITE_CONFIG, WORKSPACE } from '../start/platform.mjs';

const NX = path.join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
/** What Nx reads from its environment here. */
export const NX_ENVIRONMENT = { NX_TUI: 'false', NX_DAEMON: 'false', ...BUNDLED_VITE_CONFIG };

/** Longest time of the whole `npm test` on two cores with nothing else to do. */
export const TOTAL_MINUTES = 30;
/**
 * After so many minutes the run is ended, whatever it has shown: continuous integration would end it soon after, and nothing
 * would be printed.
 */
export const LIMIT_MINUTES = 86;

/**
 * @param {...string} args
 * @returns {readonly [string, ...string[]]}
 */
export const nx = (...args) => [process.execPath, NX, ...args, '--outputStyle=static'];

/**
 * @param {...string} args
 * @returns {readonly [string, ...string[]]}
 */
const jest = (...args) => [process.execPath, path.join(WORKSPACE, 'tools/checks/run-jest.mjs'), ...args];

/** The projects that have a target. @param {string} target */
function projectsWith(target) {
  const args = [NX, 'show', 'projects', `--withTarget=${target}`, '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 ? /** @type {string[]} */ (JSON.parse(stdout)) : [];
}

export const CHECKS = ['dead-exports', 'circular-imports', 'format'];
/** One process for all types, and one for lint: one for each project would read what they share 33 times. */
const WHOLE_CHECKS = ['lint-everything', 'types'];
/**
 * Nx begins what others depend on first, and leaves the apps and the workspace for the end. This target does nothing and
 * depends on the longest tasks, so that no core waits while the last of them runs alone.
 */
const LONGEST = 'longest';
const HAS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
export const TESTS = [
  'test',
  'test-generated',
  ...(HAS_SERVER ? ['test-postgres-1', 'test-postgres-2'] : []),
];
/** Tasks of one process each: a third one would make statements wait for a core, of which some have a limit. */
const TASKS_AT_ONCE = 2;

/**
 * What `npm test` runs, in this order. The limits are given in `run-suite.mjs`.
 *
 * @type {readonly import('./run-suite.mjs').Suite[]}
 */
export const SUITES = [
  {
    name: 'databases',
    title: '検査用データベース seeded databases of the tests',
    // Not by Nx: what a cache would restore is the report and not the databases.
    command: jest('databases', 'testing-api', 'libs/testing/api/jest.databases.config.js'),
    tasks: () => ['databases/testing-api'],
    minutes: 1,
  },
  {
    name: 'code',
    title: '書式・規則・型・単体・結合・契約 format, lint, types, unit, integration, contract, generators',
    // One run of Nx, so that no core waits for the last task of a kind.
    command: nx(
      'run-many',
      '-t',
      LONGEST,
      ...WHOLE_CHECKS,
      ...CHECKS,
      ...TESTS,
      `--parallel=${TASKS_AT_ONCE}`,
    ),
    folders: ['checks', ...TESTS],
    tasks: () => [
      ...[...WHOLE_CHECKS, ...CHECKS].map((check) => `checks/${check}`),
      ...TESTS.flatMap((target) => projectsWith(target).map((project) => `${target}/${project}`)),
    ],
    isRetried: true,
    minutes: 25,
    ...(HAS_SERVER ? {} : { leavesOut: 'the contract on PostgreSQL (TEST_DATABASE_URL is not set)' }),
  },
  {
    name: 'build',
    title: '本番ビルド production build',
    command: nx('run-many', '-t', 'build'),
    countsItself: true,
    minutes: 1,
  },
  {
    name: 'budget',
    title: '容量 bytes of the first load',
    command: nx('run-many', '-t', 'budget'),
    tasks: () => ['budget/storefront-default', 'budget/servers'],
    minutes: 1,
  },
  {
    name: 'test-built',
    title: 'ビルドの検査 tests of the build',
    command: nx('run-many', '-t', 'test-built'),
    tasks: () => ['test-built/storefront-default'],
    isRetried: true,
    minutes: 2.5,
  },
  {
    name: 'stories',
    title: 'Storybook',
    command: nx('run', 'workspace:stories'),
    tasks: () => ['stories/workspace'],
    isRetried: true,
    minutes: 4,
  },
  {
    name: 'e2e',
    title: 'ブラウザー end to end',
    command: nx('run-many', '-t', 'e2e'),
    tasks: () => ['e2e/storefront-default-1', 'e2e/storefront-default-2', 'e2e/servers', 'e2e/tools'],
    isRetried: true,
    minutes: 13,
  },
];

/**
 * @param {string} name
 * @returns {import('./run-suite.mjs').Suite}
 */
export function suiteNamed(name) {
  const suite = SUITES.find((one) => one.name === name);
  if (suite === undefined) throw new Error(`There is no suite ${name}`);
  return suite;
}
