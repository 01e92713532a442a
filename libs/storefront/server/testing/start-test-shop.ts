import { pino } from 'pino';
import { ChangeEvents } from '../src/data-changes/change-events';
import { createStorefrontApp } from '../src/create-storefront-app';
import { createRouteMatcher } from '../src/documents/create-route-matcher';
import { FIXED_TEST_PAGES, TEST_PAGES } from './test-pages';
import { createRequestListener } from '../src/http/create-request-listener';
import { createShopServer } from '../src/http/create-shop-server';
import { type ProxyGate, createProxyGate } from '../src/proxy/create-proxy-gate';
import { securityHeaders } from '../src/security/security-headers';
import { createCachedDocumentHandler } from '../src/page-cache/create-cached-document-handler';
import { PageCache } from '../src/page-cache/page-cache';
import { type DocumentRenderer, createDocumentRenderer } from '../src/render/document-renderer';
import { createTestBuild } from './create-test-build';

/** The public origin of the test shop; nothing listens there. */
export const TEST_ORIGIN = 'https://shop.example';
export const TEST_SECRET = 'the-secret-between-shop-and-api';

/** The URLs that each part of the shop has read. */
export interface SeenUrls {
  readonly files: string[];
  readonly guard: string[];
  readonly cache: string[];
  readonly renderer: URL[];
}

/** What a spec replaces in its shop. */
interface TestShopParts {
  /** Stands in for the renderer. */
  readonly render?: DocumentRenderer;
  readonly proxyGate?: ProxyGate;
}

/** A shop on a port of this machine. */
export interface TestShop {
  readonly port: number;
  readonly seen: SeenUrls;
  /** Empties `seen` and the caches. */
  reset(): void;
  close(): Promise<void>;
}

class RecordingPageCache extends PageCache {
  constructor(private readonly keys: string[]) {
    super({ ttlMs: 60_000, maxBytes: 10_000_000, now: () => Date.now() });
  }

  override getFor(...parameters: Parameters<PageCache['getFor']>): ReturnType<PageCache['getFor']> {
    this.keys.push(parameters[0].key);
    return super.getFor(...parameters);
  }
}

/** Starts a shop as `startServer` does, with one page for every URL, and records what each part reads. */
export async function startTestShop(
  apiUrl: string,
  { render, proxyGate = createProxyGate() }: TestShopParts = {},
): Promise<TestShop> {
  const seen: SeenUrls = { files: [], guard: [], cache: [], renderer: [] };
  const cache = new RecordingPageCache(seen.cache);
  const siteFiles = new PageCache({ ttlMs: 60_000, maxBytes: 1_000_000, now: () => Date.now() });
  const matchRoute = createRouteMatcher(TEST_PAGES);
  const app = createStorefrontApp({
    documents: {
      render:
        render ??
        createDocumentRenderer({
          build: createTestBuild((url) => seen.renderer.push(url)),
          channel: 'default',
          origin: TEST_ORIGIN,
          apiUrl,
          allowedApis: [],
          fetch: globalThis.fetch,
          onError: () => undefined,
          mode: 'test',
          cacheBytes: 1_000_000,
          cacheTtlMs: 3_000,
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
    siteFiles: { pages: [...TEST_PAGES, ...FIXED_TEST_PAGES], cache: siteFiles },
    apiUrl,
    proxyGate,
    internalSecret: TEST_SECRET,
    isLab: false,
    // As behind a trusted proxy: the specs name the shopper.
    readClientIp: (socketIp, forwardedFor) => forwardedFor ?? socketIp,
    isReady: () => Promise.resolve(true),
    log: pino({ level: 'silent' }),
  });
  const headers = securityHeaders(TEST_ORIGIN);
  const listener = createRequestListener({
    fetch: app.fetch,
    handleCachedDocument: createCachedDocumentHandler({
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
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The shop has no port.');
  return {
    port: listening.port,
    seen,
    reset: () => {
      for (const list of [seen.files, seen.guard, seen.cache, seen.renderer]) list.length = 0;
      cache.purge();
      siteFiles.purge();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
