/** Tests of the built Storybook in a real browser. */
module.exports = {
  ...require('../../jest.preset.cjs').node,
  displayName: 'stories',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  testTimeout: 240_000,
};
