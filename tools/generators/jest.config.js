import preset from '../../jest.preset.js';

export default {
  projects: [
    {
      ...preset.node,
      displayName: 'generators',
      id: 'generators',
      rootDir: import.meta.dirname,
      testPathIgnorePatterns: [...preset.node.testPathIgnorePatterns, '/src/doctor/'],
    },
    {
      // It renders pages of every theme.
      ...preset.browser,
      displayName: 'doctor',
      id: 'doctor',
      rootDir: import.meta.dirname,
      testMatch: ['<rootDir>/src/doctor/*.spec.ts', '<rootDir>/src/doctor/*.spec.tsx'],
    },
  ],
};
