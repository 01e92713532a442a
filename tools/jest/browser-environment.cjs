const FixedJsdomEnvironment = require('jest-fixed-jsdom');
require('./compiled-pglite.cjs');

/**
 * The browser's platform as jsdom has it, with the cryptography that it lacks: the real API runs in the same process,
 * and browsers have it too. Byte arrays are the process's own, which that cryptography insists on.
 */
module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  /** @param {ConstructorParameters<typeof FixedJsdomEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
};
