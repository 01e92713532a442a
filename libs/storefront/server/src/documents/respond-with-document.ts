import { readSessionFromCookies } from '@shop/session/read-session-from-cookies';
import type { RequestAddress } from '../address/request-address';
import type { InternalCredentials } from '../proxy/request-headers';
import type { DocumentRenderer } from '../render/document-renderer';
import { acceptedEncoding } from '../compression/accepted-encoding';
import type { RouteMatcher } from './route-matcher';
import { isCrawler } from './is-crawler';
import { CachedPageBody } from '../page-cache/cached-page-body';
import { type PageCache, pageCacheKey } from '../page-cache/page-cache';
import { renderPersonalDocument } from './render-personal-document';
import { publicPageResponse, renderPublicPage } from './render-public-page';

/** What documents of a shop are answered with. */
export interface DocumentConfig {
  readonly render: DocumentRenderer;
  readonly cache: PageCache;
  readonly matchRoute: RouteMatcher;
  readonly channel: string;
  readonly origin: string;
  readonly now: () => number;
}

/**
 * Answers a document request. The cookie is looked at once, to tell whose the page is: without this shop's token a
 * public page is shared and drawn without it; anything else is drawn for the visitor alone. design "Server rendering"
 */
export async function respondWithDocument(
  config: DocumentConfig,
  address: RequestAddress,
  request: Pick<Request, 'headers' | 'signal'>,
  credentials: InternalCredentials,
): Promise<Response> {
  const { render, cache, matchRoute, channel, origin } = config;
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'));
  const session = readSessionFromCookies(request.headers.get('Cookie'), channel, config.now());
  const route = matchRoute(address.pathname);
  if (route?.cache === 'public' && session.state === 'absent') {
    const key = pageCacheKey(origin, address);
    // A shared page is drawn to its end even when the one who asked first has left.
    const asked = { address, credentials, signal: new AbortController().signal };
    const visitor = {
      ifNoneMatch: request.headers.get('If-None-Match'),
      cookies: request.headers.get('Cookie'),
    };
    if (key === null) {
      const { page, bytes } = await renderPublicPage(render, asked, { route: route.id, encoding });
      return publicPageResponse(page, bytes, encoding, visitor);
    }
    const kept = await cache.get(key, async () => {
      const drawn = await renderPublicPage(render, asked, { route: route.id, encoding: 'identity' });
      return { ...drawn, page: { ...drawn.page, body: new CachedPageBody(drawn.bytes) } };
    });
    return publicPageResponse(kept, await kept.body.in(encoding), encoding, visitor);
  }
  const isComplete = isCrawler(request.headers.get('User-Agent'));
  return await renderPersonalDocument(
    render,
    { address, session, isComplete, credentials, signal: request.signal },
    { encoding, cookies: request.headers.get('Cookie') },
  );
}
