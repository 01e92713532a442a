import type { Plugin } from 'vite';

const ROUTER_CODE = /[\\/]react-router[\\/]dist[\\/]/;
const WARNINGS_ON = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * The router's package leads every bundler to its development build. The only difference of its production build is
 * this switch, which leaves the developer's warnings out.
 */
export function quietRouterPlugin(): Plugin {
  return {
    name: 'shop-quiet-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTER_CODE, code: WARNINGS_ON },
      handler: (code) => ({ code: code.replace(WARNINGS_ON, 'var ENABLE_DEV_WARNINGS = false;'), map: null }),
    },
  };
}
