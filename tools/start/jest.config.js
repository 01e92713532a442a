import preset from '../../jest.preset.js';

/** `npm run dev` in a real browser. */
export default {
  ...preset.node,
  displayName: 'dev',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
};
