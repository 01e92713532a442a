import config from './jest.config.js';

/** Makes the seeded databases that all other tests copy, before them and with nothing beside it. */
export default {
  ...config,
  displayName: 'seeded databases',
  testMatch: ['<rootDir>/src/make-databases.spec.ts'],
  maxWorkers: 1,
  testTimeout: 600_000,
};
