import preset from '../browser-tests.js';

/** A suite whose tests fail, for the spec of what a failure leaves. */
export default {
  ...preset,
  displayName: 'failing',
  testMatch: ['<rootDir>/*.e2e.ts'],
};
