const { readFileSync } = require('node:fs');
const path = require('node:path');

const CODE = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');

/**
 * The embedded database's code, held as long as the process of the tests lives. Every file opens a database in a new
 * thread, and V8 shares the compiled code of the same bytes among threads, but only while somebody holds it.
 */
module.exports = { code: new WebAssembly.Module(readFileSync(CODE)) };
