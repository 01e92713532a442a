import { createHash } from 'node:crypto';
import { isApiError } from '@shop/api-client/is-api-error';
import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import { type Context, Hono } from 'hono';
import { acceptedEncoding } from '../compression/accepted-encoding';
import type { DocumentPage } from '../documents/create-route-matcher';
import { publicDocumentResponse } from '../page-cache/public-document-response';
import type { StorefrontEnv } from '../request-context/storefront-env';
import { CachedDocumentBody } from '../page-cache/cached-document-body';
import type { PageCache } from '../page-cache/page-cache';
import { fetchWithRequestContext } from '../request-context/fetch-with-request-context';
import type { setRequestContext } from '../request-context/set-request-context';
import { SITE_FILE_PATTERNS, type SiteFile, findSiteFile } from './site-files';

/** How long caches may serve a file without asking, in seconds: crawlers and feed readers ask for it time and again. */
const CACHE_CONTROL = 'public, max-age=600';
const RETRY_AFTER_S = '60';

/** What the shop's own files are written from and cached in. */
export interface SiteFilesConfig {
  readonly pages: readonly DocumentPage[];
  readonly cache: PageCache;
}

/** Where the files are served. */
interface SiteFileRoutesConfig {
  readonly siteFiles: SiteFilesConfig;
  readonly channel: string;
  readonly origin: string;
  readonly apiUrl: string;
  readonly setContext: ReturnType<typeof setRequestContext>;
}

function cacheableFile(type: string, text: string) {
  const body = new Uint8Array(Buffer.from(text));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL };
  return {
    isCacheable: true,
    value: { route: null, status: 200, headers, etag, analytics: null, body: new CachedDocumentBody(body) },
  };
}

/**
 * Routes sitemaps, robots.txt and feeds. A file is written once, however many ask for it, and served from memory until
 * the shop's content changes. Every other path is left to the documents, which say that there is no such page.
 */
export function createSiteFileRoutes(config: SiteFileRoutesConfig): Hono<StorefrontEnv> {
  const { siteFiles, channel, origin, apiUrl, setContext } = config;
  const { pages, cache } = siteFiles;

  const respond = async (context: Context<StorefrontEnv>, file: SiteFile): Promise<Response> => {
    const { headers, signal } = context.req.raw;
    const api = createApiClient({
      baseUrl: apiUrl,
      channel,
      auth: anonymousAuth,
      fetch: fetchWithRequestContext(globalThis.fetch, context.get('requestContext')),
      onError: () => undefined,
    });
    const write = async () => cacheableFile(file.type, await file.write({ api, origin, pages }));
    const cached = await cache.get(context.env.url.pathname, write, signal);
    const encoding = acceptedEncoding(headers.get('Accept-Encoding'));
    const request = { ifNoneMatch: headers.get('If-None-Match'), cookies: null };
    return publicDocumentResponse(cached, await cached.body.get(encoding), encoding, request);
  };

  return new Hono<StorefrontEnv>().on('GET', [...SITE_FILE_PATTERNS], setContext, async (context, next) => {
    const file = findSiteFile(context.env.url.pathname);
    if (file === null) return await next();
    try {
      return await respond(context, file);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'not-found') return await next();
      return context.body(null, 503, { 'Retry-After': RETRY_AFTER_S, 'Cache-Control': 'no-store' });
    }
  });
}
