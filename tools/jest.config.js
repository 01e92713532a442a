import preset from '../jest.preset.js';

export default {
  ...preset.node,
  displayName: 'tools',
  testPathIgnorePatterns: [...preset.node.testPathIgnorePatterns, '/generators/'],
};
