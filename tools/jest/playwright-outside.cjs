/**
 * Playwright for browser tests, as the process has it: it is six megabytes of code, which each test file would read and
 * compile anew. `failure-keeping-environment.cjs` hands it in.
 */
module.exports = Reflect.get(globalThis, 'shopPlaywright');
