import preset from '../jest.config.js';

/** What a visitor sees within a time that is promised: a part of the suite `timing`, with nothing beside it. */
export default { ...preset, displayName: 'timing in a shop', testPathIgnorePatterns: ['/node_modules/'] };
