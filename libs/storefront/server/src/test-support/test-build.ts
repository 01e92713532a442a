import type { ServerBuild } from 'react-router-dom';

const page = () => null;

/** The build of a shop for tests: every address has the same page; `onDraw` is told which address was drawn. */
export function createTestBuild(onDraw: (url: URL) => void): ServerBuild {
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
          loader: ({ request }) => {
            onDraw(new URL(request.url));
            return null;
          },
        },
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    // As `shopRouterConfig` sets them.
    future: { v8_middleware: true, v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
