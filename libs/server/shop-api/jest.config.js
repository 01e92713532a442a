import preset from '../../../jest.preset.js';

/** Races of fifty buyers, and making the seeded snapshot once, take longer than jest's own limit on two busy cores. */
const TEST_LIMIT_MS = 30_000;

export default {
  ...preset.node,
  displayName: 'shop-api',
  testTimeout: TEST_LIMIT_MS,
};
