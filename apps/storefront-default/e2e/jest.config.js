import preset from '../../../jest.preset.js';

/** End-to-end tests: one platform for all files, started once; one browser at a time. */
export default {
  ...preset.node,
  displayName: 'e2e',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  maxWorkers: 1,
  testTimeout: 90_000,
};
