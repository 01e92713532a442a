const { createHash } = require('node:crypto');
const path = require('node:path');
const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

const WORKSPACE = path.join(__dirname, '../..');
/** @type {import('@swc/core').Options} */
const settings = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const { process, processAsync } = createTransformer(settings);
/** Compiles for every project alike: what one has compiled is cached for all (with the preset's one `id`). */
module.exports = {
  process,
  processAsync,
  getCacheKey: (/** @type {string} */ source, /** @type {string} */ file) =>
    createHash('sha1')
      .update(JSON.stringify([version, settings, path.relative(WORKSPACE, file), source]))
      .digest('hex'),
};
