import path from 'node:path';
import preset from '../../../tools/jest/browser-tests.js';

/**
 * End-to-end tests: one platform for all files of a shard, started once, with one browser; two shards run at once.
 * A file may not count on another one having run, and puts back what others see.
 */
export default {
  ...preset,
  displayName: 'e2e',
  testSequencer: path.resolve(import.meta.dirname, '../../../tools/jest/shared-state-last.cjs'),
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  // Suites of their own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/budget/', '<rootDir>/timing/'],
  // Several waits of a browser, of a minute each at most, stand in one test.
  testTimeout: 240_000,
};
