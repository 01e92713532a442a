const RANDOM = /from 'fast-check'/;
/** Many at once: `Promise.all` over a made-up number of callers. */
const RACE = /Promise\.all(?:Settled)?\(\s*Array\.from/;
const API = /libs[\\/]server[\\/]/;

/**
 * What `npm run soak` runs, in this order. `specs` finds the files; `factor` multiplies the runs of every property
 * (`npm test` runs a sample of them, see tools/jest/soak-fast-check.cjs), `rounds` repeats the files, and `needs` names an
 * environment variable without which the step is reported as not run.
 */
export const STEPS = [
  { name: 'random', title: '乱数の検査 random tests', specs: RANDOM, factor: 25, rounds: 1 },
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
    factor: 5,
    rounds: 1,
    env: { SHOP_TEST_DATABASE: 'postgres' },
    needs: 'TEST_DATABASE_URL',
  },
  {
    name: 'load',
    title: '負荷と速さ load and speed',
    command: ['node', 'tools/bench/bench.mjs'],
  },
];
