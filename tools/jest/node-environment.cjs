const { TestEnvironment } = require('jest-environment-node');
require('./kept-database-code.cjs');

/** Node as it is, in a process that keeps what its files would each compile again. */
module.exports = TestEnvironment;
