import preset from '../../../jest.preset.js';

/** End-to-end tests: one platform for all files of a shard, started once, with one browser at a time; two shards run at once. */
export default {
  ...preset.node,
  displayName: 'e2e',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  maxWorkers: 1,
  testTimeout: 90_000,
};
