import type { Hono } from 'hono';
import type { ChangeEvents } from '../changes/change-events';
import { createStorefrontApp } from '../create-storefront-app';
import { PAGES } from '@shop/storefront-shell/page-list';
import { createRouteMatcher } from '../documents/create-route-matcher';
import { createReadinessCheck } from '../health/create-readiness-check';
import type { ShopEnv } from '../http/shop-env';
import { PageCache } from '../page-cache/page-cache';
import { purgePages } from '../page-cache/purge-pages';
import { createClientAddressReader } from '../proxy/create-client-address-reader';
import type { DocumentRenderer } from '../render/document-renderer';
import type { StaticFiles } from '../static/create-static-files';
import type { StorefrontContext } from './storefront-context';

/** 64 MB. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

interface AppParts {
  readonly render: DocumentRenderer;
  readonly changes: ChangeEvents;
  readonly files: StaticFiles;
  /** How long public pages are cached. */
  readonly pageTtlMs: number;
}

/** Creates the application of a storefront, and the page cache that it fills. */
export function composeApp(
  { shop, environment, log }: StorefrontContext,
  { render, changes, files, pageTtlMs }: AppParts,
): { readonly app: Hono<ShopEnv>; readonly cache: PageCache } {
  const { apiAddress, origin, internalSecret, isLab, isLive, trustedProxies } = environment;
  const now = () => Date.now();
  const cache = new PageCache({ ttlMs: pageTtlMs, maxBytes: PAGE_CACHE_BYTES, now });
  changes.subscribe((change) => purgePages(cache, origin, change));
  const app = createStorefrontApp({
    documents: { render, cache, matchRoute: createRouteMatcher(PAGES), channel: shop, origin, now },
    files,
    apiAddress,
    internalSecret,
    isLab,
    readClientAddress: createClientAddressReader(trustedProxies),
    isReady: createReadinessCheck({ apiAddress, isLive, fetch: globalThis.fetch, log }),
    log,
  });
  return { app, cache };
}
