import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { BUNDLED_VITE_CONFIG, WORKSPACE } from '../start/platform.mjs';

const NX = path.join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
/** What Nx reads from its environment here. */
export const NX_ENVIRONMENT = { NX_TUI: 'false', NX_DAEMON: 'false', ...BUNDLED_VITE_CONFIG };

/** Longest time of the whole `npm test` on two cores with nothing else to do. */
export const TOTAL_MINUTES = 30;
/** After so many minutes the run is ended, whatever it has shown. */
export const LIMIT_MINUTES = 75;

/**
 * @param {...string} args
 * @returns {readonly [string, ...string[]]}
 */
const nx = (...args) => [process.execPath, NX, ...args, '--outputStyle=static'];

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

const CHECKS = ['format', 'dead-exports', 'circular-imports'];
/** Two processes, which read the types of what they share twice; one for each project would read them 34 times. */
const LINTS = ['lint-api', 'lint-shops'];

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
    tasks: () => ['testing-api'],
    minutes: 1,
  },
  {
    name: 'checks',
    title: '書式・規則と層・型・未使用の公開・循環 format, lint, types, dead exports, circular imports',
    command: nx('run-many', '-t', ...CHECKS, ...LINTS, 'typecheck'),
    tasks: () => [...CHECKS, ...LINTS, ...projectsWith('typecheck').map((project) => `types-${project}`)],
    minutes: 8,
  },
  {
    name: 'test',
    title: '単体と結合 unit and integration',
    command: nx('run-many', '-t', 'test'),
    tasks: () => projectsWith('test'),
    isRetried: true,
    minutes: 14,
  },
  {
    name: 'test-generated',
    title: 'ひな型 what the generators write',
    command: nx('run-many', '-t', 'test-generated'),
    tasks: () => ['generators'],
    isRetried: true,
    minutes: 3,
  },
  {
    name: 'test-postgres',
    title: '契約 contract on PostgreSQL',
    command: nx('run-many', '-t', 'test-postgres'),
    tasks: () => ['shop-api'],
    isRetried: true,
    minutes: 8,
    needs: 'TEST_DATABASE_URL',
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
    tasks: () => ['storefront-default', 'servers'],
    minutes: 1,
  },
  {
    name: 'test-built',
    title: 'ビルドの検査 tests of the build',
    command: nx('run-many', '-t', 'test-built'),
    tasks: () => ['storefront-default'],
    isRetried: true,
    minutes: 2.5,
  },
  {
    name: 'stories',
    title: 'Storybook',
    command: nx('run', 'workspace:stories'),
    tasks: () => ['workspace'],
    isRetried: true,
    minutes: 4,
  },
  {
    name: 'e2e',
    title: 'ブラウザー end to end',
    command: nx('run-many', '-t', 'e2e'),
    tasks: () => ['storefront-default-1', 'storefront-default-2', 'servers', 'tools'],
    isRetried: true,
    minutes: 13,
  },
  {
    name: 'timing',
    title: '時間 real time, alone',
    command: nx('run-many', '-t', 'test-timing', '--parallel=1'),
    tasks: () => ['workspace', 'storefront-default', 'servers'],
    isRetried: true,
    minutes: 4,
  },
];
