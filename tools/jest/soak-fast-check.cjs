/**
 * Stands in for `fast-check` under SHOP_SOAK_FACTOR: every property runs so many times as often as in `npm test`, which
 * runs a sample, and under the seed of this soak (SHOP_SOAK_SEED), which a failure names.
 */
const real = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const factor = Number(process.env.SHOP_SOAK_FACTOR);
const seed = Number(process.env.SHOP_SOAK_SEED);
const DEFAULT_RUNS = 100;

const soaked = {
  ...real,
  /**
   * @param {Parameters<typeof real.assert>[0]} property
   * @param {{ numRuns?: number }} options
   */
  assert: (property, options = {}) =>
    real.assert(property, {
      ...options,
      ...(Number.isInteger(seed) ? { seed } : {}),
      numRuns: (options.numRuns ?? DEFAULT_RUNS) * factor,
    }),
};

module.exports = { ...soaked, default: soaked, __esModule: true };
