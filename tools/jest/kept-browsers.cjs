/**
 * The browsers that stay open from one test file to the next: only what is outside of Jest's sandboxes, one of which each
 * file has, outlives a file.
 *
 * @type {import('playwright-core').Browser[]}
 */
exports.keptBrowsers = [];
