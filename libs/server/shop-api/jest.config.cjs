/** Races of fifty buyers, and making the seeded snapshot once, take longer than jest's own limit on two busy cores. */
const TEST_LIMIT_MS = 30_000;

module.exports = {
  ...require('../../../jest.preset.cjs').node,
  displayName: 'shop-api',
  testTimeout: TEST_LIMIT_MS,
};
