import { createHash } from 'node:crypto';
import { noParties } from '@shop/storefront-shell';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { ContentEncoding } from './accepted-encoding';
import { contentSecurityPolicy, hashedSources } from './content-security-policy';
import { hasConsented } from './has-consented';
import { PageBody } from './page-body';
import type { CachedPage, DrawnPage } from './page-cache';

/** How long shared caches may show a page, in seconds; browsers ask each time and mostly hear 304. */
export const PUBLIC_TTL_S = 10;

/** Draws a document that anybody may see: whole, without a cookie, its scripts allowed by their hashes. */
export async function drawPublicPage(
  render: DocumentRenderer,
  request: Omit<DocumentRequest, 'nonce' | 'isComplete' | 'session' | 'parties'>,
  { route, isKept }: { readonly route: string | null; readonly isKept: boolean },
): Promise<DrawnPage> {
  const parties = noParties();
  const drawn = await render({
    ...request,
    nonce: null,
    isComplete: true,
    session: { state: 'absent' },
    parties,
  });
  const html = await drawn.text();
  const body = Buffer.from(html, 'utf8');
  const location = drawn.headers.get('Location');
  const isCacheable = drawn.status === 200;
  const inline = hashedSources(html);
  const { apiOrigin, tagManager } = parties;
  return {
    isCacheable,
    page: {
      route,
      status: drawn.status,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      headers: {
        'Content-Type': drawn.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
        'Cache-Control': isCacheable
          ? `public, max-age=0, s-maxage=${PUBLIC_TTL_S}, must-revalidate`
          : 'no-store',
        'Content-Security-Policy': contentSecurityPolicy(inline, { isMeasured: false, apiOrigin }),
        ...(location === null ? {} : { Location: location }),
        ...(drawn.status === 503 ? { 'Retry-After': '30' } : {}),
      },
      body: new PageBody(body, isKept),
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
function forVisitor(page: CachedPage, cookies: string | null): Pick<CachedPage, 'etag' | 'headers'> {
  const { measured } = page;
  if (measured === null || !hasConsented(cookies, measured.cookie)) return page;
  return {
    etag: page.etag.replace(/"$/, '-m"'),
    headers: {
      ...page.headers,
      'Content-Security-Policy': measured.policy,
      'Cache-Control': page.status === 200 ? 'private, no-cache' : 'no-store',
    },
  };
}

/** The status and headers that a kept page answers one request with: 304 where the client has it already. */
export function publicHeaders(
  page: CachedPage,
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

/** The answer that a kept page gives to one request. */
export async function answerPublicPage(
  page: CachedPage,
  encoding: ContentEncoding,
  request: PublicRequest,
): Promise<Response> {
  const { status, headers } = publicHeaders(page, encoding, request);
  if (status === 304) return new Response(null, { status, headers });
  return new Response(new Uint8Array(await page.body.in(encoding)), { status, headers });
}
