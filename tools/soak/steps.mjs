const RANDOM = /from 'fast-check'/;
/** Many at once: `Promise.all` over a made-up number of callers. */
const RACE = /Promise\.all(?:Settled)?\(\s*Array\.from/;
/** What a file of an operator's goes through at its full length. */
const LARGE = /LARGE FILE/;
/** A walk over every call of the contract, of which every test run takes a sample. */
const WALK = /\bsampled\(/;
const API = /libs[\\/]server[\\/]/;

/**
 * Runs browser tests of the general shop against a platform of their own.
 * @param {...string} words
 * @returns {[string, ...string[]]}
 */
const browserTests = (...words) => [
  'node',
  'tools/start/with-platform.mjs',
  '4700',
  'node',
  'node_modules/jest/bin/jest.js',
  '-c',
  'apps/storefront-default/e2e/jest.config.js',
  ...words,
];

/**
 * What `npm run soak` runs, in this order. `specs` finds the files; `factor` multiplies the runs of every property
 * (`npm test` runs a sample of them, see tools/jest/soak-fast-check.cjs), `rounds` repeats the files, and `needs` names an
 * environment variable without which the step is reported as not run; `workers` run files beside each other, one where left out. A
 * `command` is run instead of files.
 * @typedef {object} StepBase
 * @property {string} name
 * @property {string} title
 * @property {number} [factor]
 * @property {Record<string, string>} [env]
 * @property {string} [needs]
 * @property {number} [workers]
 * @typedef {StepBase & { specs: RegExp; rounds: number; folder?: RegExp }} SpecStep
 * @typedef {StepBase & { command: [string, ...string[]] }} CommandStep
 * @type {readonly (SpecStep | CommandStep)[]}
 */
export const STEPS = [
  { name: 'random', title: '乱数の検査 random tests', specs: RANDOM, factor: 50, rounds: 1, workers: 2 },
  { name: 'races', title: '競合の検査 races', specs: RACE, factor: 1, rounds: 5 },
  {
    name: 'races-postgres',
    title: '競合の検査 races on PostgreSQL',
    specs: RACE,
    folder: API,
    factor: 1,
    rounds: 5,
    env: { SHOP_TEST_DATABASE: 'postgres' },
    needs: 'TEST_DATABASE_URL',
  },
  {
    name: 'random-postgres',
    title: '乱数の検査 random tests on PostgreSQL',
    specs: RANDOM,
    folder: API,
    factor: 10,
    rounds: 1,
    workers: 2,
    env: { SHOP_TEST_DATABASE: 'postgres' },
    needs: 'TEST_DATABASE_URL',
  },
  {
    name: 'whole-embedded',
    title: '組み込みデータベースですべて everything of the API on the embedded database',
    env: { SHOP_EMBEDDED_WHOLE: '1' },
    command: [
      'node',
      'node_modules/jest/bin/jest.js',
      '-c',
      'libs/server/shop-api/jest.config.js',
      '--maxWorkers=2',
    ],
  },
  { name: 'every-call', title: 'すべての呼び出し every call', specs: WALK, factor: 2, rounds: 1 },
  {
    name: 'every-call-postgres',
    title: 'すべての呼び出し every call on PostgreSQL',
    specs: WALK,
    factor: 2,
    rounds: 1,
    env: { SHOP_TEST_DATABASE: 'postgres' },
    needs: 'TEST_DATABASE_URL',
  },
  {
    name: 'projects-alone',
    title: '型 types of each project on its own',
    command: ['npx', 'nx', 'run-many', '-t', 'typecheck', '--parallel=2'],
  },
  { name: 'large-files', title: '大きなファイル large files', specs: LARGE, factor: 400, rounds: 1 },
  {
    name: 'tab-races',
    title: 'タブの競合 races of real tabs',
    factor: 25,
    command: browserTests('--runInBand', 'tab-races'),
  },
  {
    name: 'browser',
    title: 'ブラウザーですべて browser tests at every width, of every page, link and way to pay',
    factor: 2,
    command: browserTests('--runInBand'),
  },
  {
    name: 'stories',
    title: 'すべての枠の Storybook stories in every frame',
    factor: 2,
    command: ['node_modules/.bin/nx', 'run', 'workspace:stories', '--skip-nx-cache'],
  },
  {
    name: 'timing',
    title: '時間 real time, alone',
    command: ['node_modules/.bin/nx', 'run-many', '-t', 'test-timing', '--parallel=1', '--skip-nx-cache'],
  },
  {
    name: 'dates',
    title: '日付をずらして under other dates',
    command: ['node', 'tools/soak/shifted-dates.mjs'],
  },
  {
    name: 'load',
    title: '負荷と速さ load and speed',
    command: ['node', 'tools/bench/bench.mjs'],
  },
];
