import { noParties } from '@shop/storefront-shell/site/document-parties';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { contentSecurityPolicy } from './content-security-policy';
import { encodeDocument } from './encoded-document';
import { hasAnalyticsConsent } from './has-analytics-consent';
import type { PublicPage } from '../page-cache/page-cache';

/** How long shared caches may show a page, in seconds; browsers ask each time and mostly hear 304. */
export const PUBLIC_TTL_S = 10;

/** A public page that has been drawn. */
export interface RenderedPublicPage {
  readonly page: PublicPage;
  /** In the encoding that was asked for. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCacheable: boolean;
}

/** Draws a document that anybody may see: whole, without a cookie, its scripts allowed by their hashes. */
export async function renderPublicPage(
  render: DocumentRenderer,
  request: Pick<DocumentRequest, 'address' | 'credentials' | 'signal'>,
  { route, encoding }: { readonly route: string | null; readonly encoding: ContentEncoding },
): Promise<RenderedPublicPage> {
  const parties = noParties();
  const drawn = await render({
    ...request,
    nonce: null,
    isComplete: true,
    encodeIn: encoding,
    session: { state: 'absent' },
    parties,
  });
  const { whole, digest, status, headers } = await encodeDocument(drawn, encoding);
  const { etag, inline } = digest;
  const location = headers.get('Location');
  const isCacheable = status === 200;
  const { apiOrigin, tagManager } = parties;
  return {
    isCacheable,
    bytes: whole,
    page: {
      route,
      status,
      etag,
      headers: {
        'Content-Type': headers.get('Content-Type') ?? 'text/html; charset=utf-8',
        'Cache-Control': isCacheable
          ? `public, max-age=0, s-maxage=${PUBLIC_TTL_S}, must-revalidate`
          : 'no-store',
        'Content-Security-Policy': contentSecurityPolicy(inline, { isMeasured: false, apiOrigin }),
        ...(location === null ? {} : { Location: location }),
        ...(status === 503 ? { 'Retry-After': '30' } : {}),
      },
      measured:
        tagManager === null
          ? null
          : {
              cookie: tagManager.consentCookie,
              policy: contentSecurityPolicy(inline, { isMeasured: true, apiOrigin }),
            },
    },
  };
}

/** What a request says of the page that its browser has, and of its visitor's consent. */
export interface PublicRequest {
  readonly ifNoneMatch: string | null;
  readonly cookies: string | null;
}

/**
 * The page as it is for this visitor. Who has agreed to be measured gets the same HTML under a policy that lets the tag
 * manager in: for their browser alone, since a shared cache knows of no consent.
 */
function forVisitor(page: PublicPage, cookies: string | null): Pick<PublicPage, 'etag' | 'headers'> {
  const { measured } = page;
  if (measured === null || !hasAnalyticsConsent(cookies, measured.cookie)) return page;
  return {
    etag: page.etag.replace(/"$/, '-m"'),
    headers: {
      ...page.headers,
      'Content-Security-Policy': measured.policy,
      'Cache-Control': page.status === 200 ? 'private, no-cache' : 'no-store',
    },
  };
}

/** The status and headers that a page answers one request with: 304 where the client has it already. */
export function publicPageHead(
  page: PublicPage,
  encoding: ContentEncoding,
  { ifNoneMatch, cookies }: PublicRequest,
): { readonly status: number; readonly headers: Readonly<Record<string, string>> } {
  const own = forVisitor(page, cookies);
  const shared = { ...own.headers, Vary: 'Accept-Encoding' };
  const encoded = encoding === 'identity' ? shared : { ...shared, 'Content-Encoding': encoding };
  if (page.status !== 200) return { status: page.status, headers: encoded };
  const etag = encoding === 'identity' ? own.etag : own.etag.replace(/"$/, `-${encoding}"`);
  const isThere = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
  return isThere
    ? { status: 304, headers: { ...shared, ETag: etag } }
    : { status: page.status, headers: { ...encoded, ETag: etag } };
}

/** The answer that a page gives to one request; `bytes` are its body in that encoding. */
export function publicPageResponse(
  page: PublicPage,
  bytes: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
  request: PublicRequest,
): Response {
  const { status, headers } = publicPageHead(page, encoding, request);
  return new Response(status === 304 ? null : bytes, { status, headers });
}
