import preset from '../jest/browser-tests.js';

/** `npm run dev` in a real browser. */
export default {
  ...preset,
  displayName: 'dev',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  // A cold start and a first visit may stand in one test.
  testTimeout: 900_000,
};
