import { matchesEtag } from '@shop/requests/matches-etag';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { hasAnalyticsConsent } from './has-analytics-consent';
import type { PublicPage } from './public-page';

/** The headers of a request that select the form of a public page. */
export interface PublicPageRequest {
  readonly ifNoneMatch: string | null;
  readonly cookies: string | null;
}

/**
 * Returns the page's headers for this shopper. With consent to analytics the policy allows the tag manager; that form is
 * for one browser alone, since a shared cache does not know who has consented.
 */
function headersForShopper(page: PublicPage, cookies: string | null): Pick<PublicPage, 'etag' | 'headers'> {
  const { analytics } = page;
  if (analytics === null || !hasAnalyticsConsent(cookies, analytics.consentCookie)) return page;
  return {
    etag: page.etag.replace(/"$/, '-m"'),
    headers: {
      ...page.headers,
      'Content-Security-Policy': analytics.policy,
      'Cache-Control': page.status === 200 ? 'private, no-cache' : 'no-store',
    },
  };
}

/** Returns status and headers of the response to one request: 304 where the browser has the page already. */
export function publicPageHead(
  page: PublicPage,
  encoding: ContentEncoding,
  { ifNoneMatch, cookies }: PublicPageRequest,
): { readonly status: number; readonly headers: Readonly<Record<string, string>> } {
  const own = headersForShopper(page, cookies);
  const shared = { ...own.headers, Vary: 'Accept-Encoding' };
  const encoded = encoding === 'identity' ? shared : { ...shared, 'Content-Encoding': encoding };
  if (page.status !== 200) return { status: page.status, headers: encoded };
  const etag = encoding === 'identity' ? own.etag : own.etag.replace(/"$/, `-${encoding}"`);
  return matchesEtag(ifNoneMatch, etag)
    ? { status: 304, headers: { ...shared, ETag: etag } }
    : { status: page.status, headers: { ...encoded, ETag: etag } };
}

/** Creates the response to one request; `body` is the page in that encoding. */
export function publicPageResponse(
  page: PublicPage,
  body: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
  request: PublicPageRequest,
): Response {
  const { status, headers } = publicPageHead(page, encoding, request);
  return new Response(status === 304 ? null : body, { status, headers });
}
