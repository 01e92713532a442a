import path from 'node:path';
import preset from '../../../jest.preset.js';

/** A suite whose tests fail, for the spec of what a failure leaves. */
export default {
  ...preset.node,
  displayName: 'failing',
  testEnvironment: path.resolve(import.meta.dirname, '../failure-keeping-environment.cjs'),
  testMatch: ['<rootDir>/*.e2e.ts'],
};
