import path from 'node:path';
import preset from '../../jest.preset.js';

/** `npm run dev` in a real browser. */
export default {
  ...preset.node,
  displayName: 'dev',
  testEnvironment: path.resolve(import.meta.dirname, '../jest/failure-keeping-environment.cjs'),
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
};
