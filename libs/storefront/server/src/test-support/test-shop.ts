import { pino } from 'pino';
import { ChangeEvents } from '../changes/change-events';
import { createStorefrontApp } from '../create-storefront-app';
import { createRouteMatcher } from '../documents/route-matcher';
import { PageCache } from '../page-cache/page-cache';
import { securityHeaders } from '../http/security-headers';
import { createDocumentRenderer } from '../render/document-renderer';
import { createRequestListener } from '../http/create-request-listener';
import { createShopServer } from '../http/create-shop-server';
import { createTestBuild } from './test-build';

/** Where the recorded shop is known; nothing listens there. */
export const TEST_ORIGIN = 'https://shop.example';
export const TEST_SECRET = 'the-secret-between-shop-and-api';

/** Which addresses each part of a shop was asked for. */
export interface SeenAddresses {
  readonly files: string[];
  readonly guard: string[];
  readonly cache: string[];
  readonly renderer: URL[];
}

/** A shop on a socket of this machine. */
export interface TestShop {
  readonly port: number;
  readonly seen: SeenAddresses;
  /** Forgets what was seen, and every kept page. */
  forget(): void;
  close(): Promise<void>;
}

class RecordedCache extends PageCache {
  constructor(private readonly keys: string[]) {
    super({ ttlMs: 60_000, maxBytes: 10_000_000, now: () => Date.now() });
  }

  override get(...[key, draw]: Parameters<PageCache['get']>): ReturnType<PageCache['get']> {
    this.keys.push(key);
    return super.get(key, draw);
  }
}

/** Serves a shop as `createStorefrontServer` does, with pages that are drawn of nothing. */
export async function startTestShop(apiAddress: string): Promise<TestShop> {
  const seen: SeenAddresses = { files: [], guard: [], cache: [], renderer: [] };
  const log = pino({ level: 'silent' });
  const cache = new RecordedCache(seen.cache);
  const matchRoute = createRouteMatcher();
  const render = createDocumentRenderer({
    build: createTestBuild((url) => seen.renderer.push(url)),
    channel: 'default',
    origin: TEST_ORIGIN,
    apiAddress,
    allowedApis: [],
    fetch: globalThis.fetch,
    onError: () => undefined,
    changes: new ChangeEvents(),
  });
  const app = createStorefrontApp({
    documents: {
      render,
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
    clientAddress: (address) => address,
    isReady: () => Promise.resolve(true),
    log,
  });
  const headers = securityHeaders(TEST_ORIGIN);
  const cachedPages = { cache, origin: TEST_ORIGIN, headers, onAnswer: () => undefined };
  const listener = createRequestListener({
    fetch: app.fetch,
    cachedPages,
    origin: TEST_ORIGIN,
    ownsProcess: true,
  });
  const server = createShopServer(listener, headers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop has no port');
  return {
    port: address.port,
    seen,
    forget: () => {
      for (const list of [seen.files, seen.guard, seen.cache, seen.renderer]) list.length = 0;
      cache.forget();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
