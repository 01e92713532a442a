import type { Hono } from 'hono';
import type { ChangeEvents } from '../data-changes/change-events';
import { createStorefrontApp } from '../create-storefront-app';
import { PAGES } from '@shop/storefront-shell/page-list';
import { createRouteMatcher } from '../documents/create-route-matcher';
import { createReadinessCheck } from '../health/create-readiness-check';
import type { StorefrontEnv } from '../request-context/storefront-env';
import { PageCache } from '../page-cache/page-cache';
import { changedProductKey } from '../data-changes/shop-change';
import { purgePages } from '../page-cache/purge-pages';
import { createClientIpReader } from '@shop/requests/create-client-ip-reader';
import type { DocumentRenderer } from '../render/document-renderer';
import { createProxyGate } from '../proxy/create-proxy-gate';
import { limitRenders } from '../render/limit-renders';
import { createRenderGate } from '../render/render-gate';
import type { StaticFiles } from '../static/create-static-files';
import type { StorefrontContext } from './storefront-context';

/** 64 MB. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** 16 MB: some parts of a large shop's sitemap, which crawlers ask for one after another. */
const SITE_FILE_CACHE_BYTES = 16 * 1024 * 1024;
/** How long a sitemap or a feed may be old, in ms: what is published at a set time appears by then. */
const SITE_FILE_TTL_MS = 600_000;

interface AppParts {
  readonly render: DocumentRenderer;
  readonly changes: ChangeEvents;
  readonly files: StaticFiles;
  /** How long public documents are cached. */
  readonly pageTtlMs: number;
  /** See `DocumentConfig`. */
  readonly servesData?: boolean;
}

/** Creates the application of a storefront, and the page cache that it fills. */
export function composeApp(
  { shop, environment, log }: StorefrontContext,
  { render, changes, files, pageTtlMs, servesData = false }: AppParts,
): { readonly app: Hono<StorefrontEnv>; readonly cache: PageCache } {
  const { apiUrl, origin, internalSecret, isLab, isLive, trustedProxies, workerCount } = environment;
  const now = () => Date.now();
  const cache = new PageCache({ ttlMs: pageTtlMs, maxBytes: PAGE_CACHE_BYTES, now });
  changes.subscribe((change) => purgePages(cache, origin, change));
  const siteFiles = new PageCache({ ttlMs: SITE_FILE_TTL_MS, maxBytes: SITE_FILE_CACHE_BYTES, now });
  // A sale changes one product many times a day; its URL stays.
  changes.subscribe((change) => changedProductKey(change) === null && siteFiles.purge());
  const app = createStorefrontApp({
    documents: {
      render: limitRenders(render, createRenderGate(workerCount)),
      cache,
      matchRoute: createRouteMatcher(PAGES),
      channel: shop,
      origin,
      now,
      servesData,
    },
    files,
    siteFiles: { pages: PAGES, cache: siteFiles },
    apiUrl,
    proxyGate: createProxyGate(),
    internalSecret,
    isLab,
    readClientIp: createClientIpReader(trustedProxies),
    isReady: createReadinessCheck({ apiUrl, isLive, fetch: globalThis.fetch, log }),
    log,
  });
  return { app, cache };
}
