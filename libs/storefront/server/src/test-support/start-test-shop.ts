import { pino } from 'pino';
import { ChangeEvents } from '../changes/change-events';
import { createStorefrontApp } from '../create-storefront-app';
import { createRouteMatcher } from '../documents/create-route-matcher';
import { TEST_PAGES } from './test-pages';
import { createRequestListener } from '../http/create-request-listener';
import { createShopServer } from '../http/create-shop-server';
import { securityHeaders } from '../http/security-headers';
import { createCachedPageHandler } from '../page-cache/create-cached-page-handler';
import { PageCache } from '../page-cache/page-cache';
import { createDocumentRenderer } from '../render/document-renderer';
import { createTestBuild } from './create-test-build';

/** The public origin of the test shop; nothing listens there. */
export const TEST_ORIGIN = 'https://shop.example';
export const TEST_SECRET = 'the-secret-between-shop-and-api';

/** The addresses that each part of the shop has read. */
export interface SeenAddresses {
  readonly files: string[];
  readonly guard: string[];
  readonly cache: string[];
  readonly renderer: URL[];
}

/** A shop on a port of this machine. */
export interface TestShop {
  readonly port: number;
  readonly seen: SeenAddresses;
  /** Empties `seen` and the page cache. */
  reset(): void;
  close(): Promise<void>;
}

class RecordingPageCache extends PageCache {
  constructor(private readonly keys: string[]) {
    super({ ttlMs: 60_000, maxBytes: 10_000_000, now: () => Date.now() });
  }

  override get(...[key, render]: Parameters<PageCache['get']>): ReturnType<PageCache['get']> {
    this.keys.push(key);
    return super.get(key, render);
  }
}

/** Starts a shop as `startServer` does, with one page for every address, and records what each part reads. */
export async function startTestShop(apiAddress: string): Promise<TestShop> {
  const seen: SeenAddresses = { files: [], guard: [], cache: [], renderer: [] };
  const cache = new RecordingPageCache(seen.cache);
  const matchRoute = createRouteMatcher(TEST_PAGES);
  const app = createStorefrontApp({
    documents: {
      render: createDocumentRenderer({
        build: createTestBuild((url) => seen.renderer.push(url)),
        channel: 'default',
        origin: TEST_ORIGIN,
        apiAddress,
        allowedApis: [],
        fetch: globalThis.fetch,
        onError: () => undefined,
        mode: 'test',
        changes: new ChangeEvents(),
      }),
      cache,
      channel: 'default',
      origin: TEST_ORIGIN,
      now: () => Date.now(),
      matchRoute: (pathname) => {
        seen.guard.push(pathname);
        return matchRoute(pathname);
      },
    },
    files: (pathname) => {
      seen.files.push(pathname);
      return null;
    },
    apiAddress,
    internalSecret: TEST_SECRET,
    isLab: false,
    readClientAddress: (socketAddress) => socketAddress,
    isReady: () => Promise.resolve(true),
    log: pino({ level: 'silent' }),
  });
  const headers = securityHeaders(TEST_ORIGIN);
  const listener = createRequestListener({
    fetch: app.fetch,
    handleCachedPage: createCachedPageHandler({
      cache,
      origin: TEST_ORIGIN,
      securityHeaders: headers,
      onHit: () => undefined,
    }),
    origin: TEST_ORIGIN,
    ownsProcess: true,
  });
  const server = createShopServer(listener, headers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.');
  return {
    port: address.port,
    seen,
    reset: () => {
      for (const list of [seen.files, seen.guard, seen.cache, seen.renderer]) list.length = 0;
      cache.purge();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
