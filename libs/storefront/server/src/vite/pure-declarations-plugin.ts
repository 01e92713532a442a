import type { Plugin } from 'vite';
import { markPure } from './mark-pure';

/** Modules that only declare: endpoints, their valibot schemas, error codes. */
const CONTRACT_MODULE = /libs[\\/]shared[\\/]contract[\\/]src[\\/].*\.ts$/;

/**
 * Keeps the contract's schemas out of the browser, where only the endpoints are read. Valibot's own annotations
 * (`@__NO_SIDE_EFFECTS__`) would do, but the bundler does not see them once code splitting puts valibot into a chunk of
 * its own.
 */
export function pureDeclarationsPlugin(): Plugin {
  return {
    name: 'shop-pure-declarations',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: CONTRACT_MODULE },
      handler: (code, id) => ({ code: markPure(code, id), map: null }),
    },
  };
}
