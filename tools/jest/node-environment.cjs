const { TestEnvironment } = require('jest-environment-node');
require('./compiled-pglite.cjs');

/** Jest's environment of Node; the module above compiles the embedded database once for all test files. */
module.exports = TestEnvironment;
