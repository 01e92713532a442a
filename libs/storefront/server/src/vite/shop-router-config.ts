import type { Config } from '@react-router/dev/config';
import path from 'node:path';
import { precompress } from './precompress';

/** The framework's settings of a storefront app. */
export function shopRouterConfig(): Config {
  return {
    ssr: true,
    // One small immutable file instead of a request on every page with new links.
    routeDiscovery: { mode: 'initial' },
    future: {
      v8_middleware: true,
      v8_splitRouteModules: false,
      v8_viteEnvironmentApi: true,
      v8_passThroughRequests: false,
      v8_trailingSlashAwareDataRequests: false,
    },
    buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, 'client')),
  };
}
