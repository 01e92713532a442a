import path from 'node:path';
import preset from '../../jest.preset.js';

/**
 * The few tests whose subject is real time: `*.timing.spec.ts`, beside the code they measure. `npm run soak` runs them one
 * after the other with nothing beside them, and nowhere else is a test allowed to depend on how long something takes.
 */
const shared = {
  rootDir: path.resolve(import.meta.dirname, '../..'),
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
};

export default {
  maxWorkers: 1,
  testTimeout: 120_000,
  projects: [
    {
      ...preset.node,
      ...shared,
      displayName: 'timing',
      testMatch: ['<rootDir>/**/*.timing.spec.ts'],
    },
    {
      ...preset.browser,
      ...shared,
      displayName: 'timing in a browser',
      testMatch: ['<rootDir>/**/*.timing.spec.tsx'],
    },
  ],
};
