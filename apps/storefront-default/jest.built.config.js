import preset from '../../jest.preset.js';

/** Tests of the production build: they need `build/`, so they are a suite of their own. */
export default {
  ...preset.node,
  displayName: 'storefront-default built',
  testMatch: ['<rootDir>/build-tests/**/*.built.spec.ts'],
  maxWorkers: 1,
  testTimeout: 30_000,
};
