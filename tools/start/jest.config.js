import path from 'node:path';
import preset from '../../jest.preset.js';

/** `npm run dev` in a real browser. */
export default {
  ...preset.node,
  displayName: 'dev',
  testEnvironment: path.resolve(import.meta.dirname, '../jest/failure-keeping-environment.cjs'),
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  maxWorkers: 1,
  // A cold start and a first visit may stand in one test.
  testTimeout: 900_000,
};
