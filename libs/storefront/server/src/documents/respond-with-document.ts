import { readSessionFromCookies } from '@shop/session/read-session-from-cookies';
import type { RequestUrl } from '../request-url/request-url';
import { acceptedEncoding } from '../compression/accepted-encoding';
import { CachedDocumentBody } from '../page-cache/cached-document-body';
import type { PageCache } from '../page-cache/page-cache';
import { pageCacheKey } from '../page-cache/page-cache-key';
import { withoutTracking } from '../page-cache/without-tracking';
import type { InternalRequestContext } from '../request-context/internal-request-context';
import type { LimitedRenderer } from '../render/limit-renders';
import type { Sender } from '@shop/requests/admission-lane';
import { requestSender } from '@shop/requests/request-sender';
import { carriesSecret } from './carries-secret';
import { isDataPath } from './document-url';
import { isCrawler } from './is-crawler';
import { publicDocumentResponse } from '../page-cache/public-document-response';
import { renderPersonalDocument } from './render-personal-document';
import { renderPublicDocument } from './render-public-document';
import type { RouteMatcher } from './create-route-matcher';

/** What the documents of a shop are rendered and cached with. */
export interface DocumentConfig {
  readonly render: LimitedRenderer;
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
  readonly requestContext: InternalRequestContext;
}

/**
 * Responds with a document. A shopper without this shop's token shares the public documents of the cache; every other
 * document is rendered for its shopper alone.
 */
export async function respondWithDocument(config: DocumentConfig, call: DocumentCall): Promise<Response> {
  const { url, headers, signal, requestContext } = call;
  const cookies = headers.get('Cookie');
  const session = readSessionFromCookies(cookies, config.channel, config.now());
  const route = config.matchRoute(url.pathname);
  const isData = config.servesData === true && isDataPath(url.pathname);
  const isShared = route?.cache === 'public' && !isData && !carriesSecret(route, url);
  if (isShared && session.state === 'absent') return await respondWithPublicDocument(config, call, route.id);
  return await renderPersonalDocument(
    config.render,
    { url, session, isComplete: isCrawler(headers.get('User-Agent')), requestContext, signal },
    { encoding: acceptedEncoding(headers.get('Accept-Encoding')), cookies },
  );
}

async function respondWithPublicDocument(
  { cache, origin, render }: DocumentConfig,
  { url: requested, headers, signal, requestContext }: DocumentCall,
  route: string,
): Promise<Response> {
  // The same URL as that of the key: what is rendered for one is right for all who share it.
  const url = withoutTracking(requested);
  const encoding = acceptedEncoding(headers.get('Accept-Encoding'));
  const request = { ifNoneMatch: headers.get('If-None-Match'), cookies: headers.get('Cookie') };
  const key = pageCacheKey(origin, url);
  if (key === null) {
    const { document, body } = await renderPublicDocument(
      render,
      { url, requestContext, signal },
      { route, encoding },
    );
    return publicDocumentResponse(document, body, encoding, request);
  }
  const renderDocument = async (allHaveLeft: AbortSignal, senders: ReadonlySet<Sender>) => {
    const job = { url, requestContext, senders, signal: allHaveLeft };
    const { document, body, isCacheable } = await renderPublicDocument(render, job, {
      route,
      encoding: 'identity',
    });
    return { isCacheable, value: { ...document, body: new CachedDocumentBody(body) } };
  };
  const sender = requestSender(requestContext.clientIp);
  const cached = await cache.getFor({ key, sender, signal }, renderDocument);
  return publicDocumentResponse(cached, await cached.body.get(encoding), encoding, request);
}
