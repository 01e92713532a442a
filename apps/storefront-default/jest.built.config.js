import preset from '../../jest.preset.js';

/**
 * Tests of the production build: they need `build/`, so they are a suite of their own. Each file starts an API and a shop
 * on free ports and mostly waits for them, so two run side by side.
 */
export default {
  ...preset.node,
  displayName: 'storefront-default built',
  testMatch: ['<rootDir>/build-tests/**/*.built.spec.ts'],
  maxWorkers: 2,
};
