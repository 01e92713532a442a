const { readFileSync } = require('node:fs');
const path = require('node:path');

const CODE = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

/**
 * The compiled WebAssembly of the embedded database. Every test file opens a database in a new thread, and V8 shares
 * compiled code between threads only while a reference to it exists; this module is that reference.
 */
module.exports = { code: new WebAssembly.Module(readFileSync(CODE)) };
