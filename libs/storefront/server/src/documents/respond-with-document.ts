import { readSessionFromCookies } from '@shop/session/read-session-from-cookies';
import type { RequestAddress } from '../address/request-address';
import { acceptedEncoding } from '../compression/accepted-encoding';
import { CachedPageBody } from '../page-cache/cached-page-body';
import type { PageCache } from '../page-cache/page-cache';
import { pageCacheKey } from '../page-cache/page-cache-key';
import type { InternalCredentials } from '../proxy/internal-credentials';
import type { DocumentRenderer } from '../render/document-renderer';
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
}

/** One request for a document. */
export interface DocumentCall {
  readonly address: RequestAddress;
  readonly headers: Headers;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly credentials: InternalCredentials;
}

/**
 * Responds with a document. A visitor without this shop's token shares the public pages of the cache; every other
 * document is rendered for its visitor alone.
 */
export async function respondWithDocument(config: DocumentConfig, call: DocumentCall): Promise<Response> {
  const { address, headers, signal, credentials } = call;
  const cookies = headers.get('Cookie');
  const session = readSessionFromCookies(cookies, config.channel, config.now());
  const route = config.matchRoute(address.pathname);
  if (route?.cache === 'public' && session.state === 'absent')
    return await respondWithPublicPage(config, call, route.id);
  return await renderPersonalDocument(
    config.render,
    { address, session, isComplete: isCrawler(headers.get('User-Agent')), credentials, signal },
    { encoding: acceptedEncoding(headers.get('Accept-Encoding')), cookies },
  );
}

async function respondWithPublicPage(
  { cache, origin, render }: DocumentConfig,
  { address, headers, credentials }: DocumentCall,
  route: string,
): Promise<Response> {
  const encoding = acceptedEncoding(headers.get('Accept-Encoding'));
  const request = { ifNoneMatch: headers.get('If-None-Match'), cookies: headers.get('Cookie') };
  // Others may wait for this page: it is rendered to its end even if the visitor who requested it first leaves.
  const job = { address, credentials, signal: new AbortController().signal };
  const key = pageCacheKey(origin, address);
  if (key === null) {
    const { page, body } = await renderPublicPage(render, job, { route, encoding });
    return publicPageResponse(page, body, encoding, request);
  }
  const cached = await cache.get(key, async () => {
    const rendered = await renderPublicPage(render, job, { route, encoding: 'identity' });
    return { ...rendered, page: { ...rendered.page, body: new CachedPageBody(rendered.body) } };
  });
  return publicPageResponse(cached, await cached.body.get(encoding), encoding, request);
}
