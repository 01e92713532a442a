/** Tests of the production build: they need `build/`, so they are a suite of their own. */
module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'storefront-default built',
  testMatch: ['<rootDir>/built/**/*.built.spec.ts'],
  maxWorkers: 1,
  testTimeout: 30_000,
};
