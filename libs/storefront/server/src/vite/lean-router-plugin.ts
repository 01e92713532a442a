import type { Plugin } from 'vite';
import { UNREACHED, emptyUnreached } from './lean-router';

const ROUTER_CODE = /[\\/]react-router[\\/]dist[\\/]/;

/** Leaves out of the browser's build what a shop never reaches of the router; fails when a version names it otherwise. */
export function leanRouterPlugin(): Plugin {
  const found = new Set<string>();
  return {
    name: 'shop-lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTER_CODE },
      handler(code) {
        const { code: lean, emptied } = emptyUnreached(code);
        for (const name of emptied) found.add(name);
        return emptied.length === 0 ? null : { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missing = [...UNREACHED].filter((name) => !found.has(name));
      if (error === undefined && missing.length > 0)
        this.error(`The router has no ${missing.join(', ')}: see lean-router.ts.`);
    },
  };
}
