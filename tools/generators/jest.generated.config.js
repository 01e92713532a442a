import preset from '../../jest.preset.js';

/** What the generators write, checked in a copy of the workspace. */
export default {
  ...preset.node,
  displayName: 'generated',
  testMatch: ['<rootDir>/generated/*.e2e.ts'],
  maxWorkers: 1,
  // It compiles and lints beside the other tests.
  testTimeout: 600_000,
};
