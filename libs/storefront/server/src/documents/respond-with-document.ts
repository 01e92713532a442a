import { readSessionFromCookies } from '@shop/session/read-session-from-cookies';
import type { RequestUrl } from '../request-url/request-url';
import { acceptedEncoding } from '../compression/accepted-encoding';
import { CachedPageBody } from '../page-cache/cached-page-body';
import type { PageCache } from '../page-cache/page-cache';
import { pageCacheKey } from '../page-cache/page-cache-key';
import type { InternalCredentials } from '../proxy/internal-credentials';
import type { DocumentRenderer } from '../render/document-renderer';
import { carriesSecret } from './carries-secret';
import { isDataPath } from './document-url';
import { isCrawler } from './is-crawler';
import { publicPageResponse } from './public-page-response';
import { renderPersonalDocument } from './render-personal-document';
import { renderPublicPage } from './render-public-page';
import type { RouteMatcher } from './create-route-matcher';

/** What the documents of a shop are rendered and cached with. */
export interface DocumentConfig {
  readonly render: DocumentRenderer;
  readonly cache: PageCache;
  readonly matchRoute: RouteMatcher;
  readonly channel: string;
  readonly origin: string;
  readonly now: () => number;
  /** In development: after a change of code the framework's hot reload fetches the data of the page again. */
  readonly servesData?: boolean;
}

/** One request for a document. */
export interface DocumentCall {
  readonly url: RequestUrl;
  readonly headers: Headers;
  /** Aborted when the shopper leaves. */
  readonly signal: AbortSignal;
  readonly credentials: InternalCredentials;
}

/**
 * Responds with a document. A shopper without this shop's token shares the public pages of the cache; every other
 * document is rendered for its shopper alone.
 */
export async function respondWithDocument(config: DocumentConfig, call: DocumentCall): Promise<Response> {
  const { url, headers, signal, credentials } = call;
  const cookies = headers.get('Cookie');
  const session = readSessionFromCookies(cookies, config.channel, config.now());
  const route = config.matchRoute(url.pathname);
  const isData = config.servesData === true && isDataPath(url.pathname);
  const isShared = route?.cache === 'public' && !isData && !carriesSecret(route, url);
  if (isShared && session.state === 'absent') return await respondWithPublicPage(config, call, route.id);
  return await renderPersonalDocument(
    config.render,
    { url, session, isComplete: isCrawler(headers.get('User-Agent')), credentials, signal },
    { encoding: acceptedEncoding(headers.get('Accept-Encoding')), cookies },
  );
}

async function respondWithPublicPage(
  { cache, origin, render }: DocumentConfig,
  { url, headers, signal, credentials }: DocumentCall,
  route: string,
): Promise<Response> {
  const encoding = acceptedEncoding(headers.get('Accept-Encoding'));
  const request = { ifNoneMatch: headers.get('If-None-Match'), cookies: headers.get('Cookie') };
  const key = pageCacheKey(origin, url);
  if (key === null) {
    const { page, body } = await renderPublicPage(render, { url, credentials, signal }, { route, encoding });
    return publicPageResponse(page, body, encoding, request);
  }
  const renderPage = async (allHaveLeft: AbortSignal) => {
    const job = { url, credentials, signal: allHaveLeft };
    const { page, body, isCacheable } = await renderPublicPage(render, job, { route, encoding: 'identity' });
    return { isCacheable, value: { ...page, body: new CachedPageBody(body) } };
  };
  const cached = await cache.get(key, renderPage, signal);
  return publicPageResponse(cached, await cached.body.get(encoding), encoding, request);
}
