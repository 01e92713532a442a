import { readSessionFromCookies } from '@shop/session/read-session-from-cookies';
import type { RequestAddress } from '../address/request-address';
import type { Voucher } from '../proxy/forwarded-headers';
import type { DocumentRenderer } from '../render/document-renderer';
import { acceptedEncoding } from './accepted-encoding';
import type { DocumentRoute } from './document-route';
import { isCrawler } from './is-crawler';
import { PageBody } from './page-body';
import { type PageCache, pageCacheKey } from './page-cache';
import { personalDocument } from './personal-document';
import { answerPublicPage, drawPublicPage } from './public-document';

/** What documents of a shop are answered with. */
export interface DocumentConfig {
  readonly render: DocumentRenderer;
  readonly cache: PageCache;
  readonly routeOf: DocumentRoute;
  readonly channel: string;
  readonly origin: string;
  readonly now: () => number;
}

/**
 * Answers a document request. The cookie is looked at once, to tell whose the page is: without this shop's token a
 * public page is shared and drawn without it; anything else is drawn for the visitor alone. design "Server rendering"
 */
export async function answerDocument(
  config: DocumentConfig,
  address: RequestAddress,
  request: Pick<Request, 'headers' | 'signal'>,
  voucher: Voucher,
): Promise<Response> {
  const { render, cache, routeOf, channel, origin } = config;
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'));
  const session = readSessionFromCookies(request.headers.get('Cookie'), channel, config.now());
  const route = routeOf(address.pathname);
  if (route?.cache === 'public' && session.state === 'absent') {
    const key = pageCacheKey(origin, address);
    // A shared page is drawn to its end even when the one who asked first has left.
    const asked = { address, voucher, signal: new AbortController().signal };
    const visitor = {
      ifNoneMatch: request.headers.get('If-None-Match'),
      cookies: request.headers.get('Cookie'),
    };
    if (key === null) {
      const { page, bytes } = await drawPublicPage(render, asked, { route: route.id, encoding });
      return answerPublicPage(page, bytes, encoding, visitor);
    }
    const kept = await cache.get(key, async () => {
      const drawn = await drawPublicPage(render, asked, { route: route.id, encoding: 'identity' });
      return { ...drawn, page: { ...drawn.page, body: new PageBody(drawn.bytes) } };
    });
    return answerPublicPage(kept, await kept.body.in(encoding), encoding, visitor);
  }
  const isComplete = isCrawler(request.headers.get('User-Agent'));
  return await personalDocument(
    render,
    { address, session, isComplete, voucher, signal: request.signal },
    { encoding, cookies: request.headers.get('Cookie') },
  );
}
