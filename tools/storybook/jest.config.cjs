const preset = require('../../jest.preset.cjs');

/** The stories: their recordings against the real API, and the built Storybook in a real browser. */
module.exports = {
  testTimeout: 240_000,
  maxWorkers: 2,
  projects: [
    {
      ...preset.browser,
      displayName: 'recordings',
      // Two projects of one run resolve modules each in their own way.
      id: 'recordings',
      rootDir: __dirname,
      testMatch: ['<rootDir>/recordings.e2e.ts'],
      moduleNameMapper: {
        ...preset.browser.moduleNameMapper,
        // What stories play with, without Storybook around it.
        '^storybook/test$': '<rootDir>/play-tools.cjs',
      },
    },
    { ...preset.node, displayName: 'stories', rootDir: __dirname, testMatch: ['<rootDir>/*-stories.e2e.ts'] },
  ],
};
