import path from 'node:path';
import preset from '../../../jest.preset.js';

const TOOLS = path.resolve(import.meta.dirname, '../../../tools/jest');

/**
 * End-to-end tests: one platform for all files of a shard, started once, with one browser at a time; two shards run at once.
 * A file may not count on another one having run, and puts back what others see.
 */
export default {
  ...preset.node,
  displayName: 'e2e',
  testEnvironment: path.join(TOOLS, 'failure-keeping-environment.cjs'),
  testSequencer: path.join(TOOLS, 'shared-state-last.cjs'),
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  // Suites of their own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/budget/', '<rootDir>/timing/'],
  maxWorkers: 1,
  // Several waits of a browser, of a minute each at most, stand in one test.
  testTimeout: 240_000,
};
