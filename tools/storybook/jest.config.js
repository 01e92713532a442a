import path from 'node:path';
import preset from '../../jest.preset.js';

/** The stories: their recordings against the real API, and the built Storybook in a real browser. */
export default {
  testTimeout: 240_000,
  // The stories wait for their browsers more than they compute.
  maxWorkers: 3,
  projects: [
    {
      ...preset.browser,
      displayName: 'recordings',
      // Two projects of one run resolve modules each in their own way.
      id: 'recordings',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/recordings.e2e.ts'],
      moduleNameMapper: {
        ...preset.browser.moduleNameMapper,
        // What stories play with, without Storybook around it.
        '^storybook/test$': '<rootDir>/play-tools.cjs',
      },
    },
    {
      ...preset.node,
      displayName: 'stories',
      testEnvironment: path.resolve(import.meta.dirname, '../jest/failure-keeping-environment.cjs'),
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/*-stories.e2e.ts'],
    },
  ],
};
