import preset from '../jest.config.js';

/** The bytes of a first load: measured right after the production build, before any other browser test. */
export default { ...preset, displayName: 'budget', testPathIgnorePatterns: ['/node_modules/'] };
