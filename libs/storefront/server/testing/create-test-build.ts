import type { RouterContextProvider, ServerBuild } from 'react-router-dom';

const page = () => null;

/**
 * Creates the build of a shop with one page for every URL; `load` is called with each URL that is rendered, and the page
 * waits for it.
 */
export function createTestBuild(
  load: (url: URL, context: Readonly<RouterContextProvider>) => unknown,
): ServerBuild {
  return {
    entry: {
      module: {
        default: (_request, status, headers) => {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          return new Response('<!doctype html><p>棚</p>', { status, headers });
        },
      },
    },
    routes: {
      page: {
        id: 'page',
        path: '*',
        module: {
          default: page,
          loader: async ({ request, context }) => {
            await load(new URL(request.url), context);
            return null;
          },
        },
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    // The same as in `shopRouterConfig`.
    future: { v8_middleware: true, v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
