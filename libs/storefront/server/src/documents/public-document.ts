import { createHash } from 'node:crypto';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { ContentEncoding } from './accepted-encoding';
import { contentSecurityPolicy, hashedSources } from './content-security-policy';
import { PageBody } from './page-body';
import type { CachedPage, DrawnPage } from './page-cache';

/** How long shared caches may show a page, in seconds; browsers ask each time and mostly hear 304. */
export const PUBLIC_TTL_S = 10;

/** Draws a document that anybody may see: whole, without a cookie, its scripts allowed by their hashes. */
export async function drawPublicPage(
  render: DocumentRenderer,
  request: Omit<DocumentRequest, 'nonce' | 'isComplete' | 'session'>,
  route: string | null,
): Promise<DrawnPage> {
  const drawn = await render({ ...request, nonce: null, isComplete: true, session: { state: 'absent' } });
  const html = await drawn.text();
  const body = Buffer.from(html, 'utf8');
  const location = drawn.headers.get('Location');
  const isCacheable = drawn.status === 200;
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
        'Content-Security-Policy': contentSecurityPolicy(hashedSources(html)),
        ...(location === null ? {} : { Location: location }),
        ...(drawn.status === 503 ? { 'Retry-After': '30' } : {}),
      },
      body: new PageBody(body),
    },
  };
}

/** The status and headers that a kept page answers one request with: 304 where the client has it already. */
export function publicHeaders(
  page: CachedPage,
  encoding: ContentEncoding,
  ifNoneMatch: string | null,
): { readonly status: number; readonly headers: Readonly<Record<string, string>> } {
  const shared = { ...page.headers, Vary: 'Accept-Encoding' };
  const encoded = encoding === 'identity' ? shared : { ...shared, 'Content-Encoding': encoding };
  if (page.status !== 200) return { status: page.status, headers: encoded };
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  const isThere = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
  return isThere
    ? { status: 304, headers: { ...shared, ETag: etag } }
    : { status: page.status, headers: { ...encoded, ETag: etag } };
}

/** The answer that a kept page gives to one request. */
export async function answerPublicPage(
  page: CachedPage,
  encoding: ContentEncoding,
  ifNoneMatch: string | null,
): Promise<Response> {
  const { status, headers } = publicHeaders(page, encoding, ifNoneMatch);
  if (status === 304) return new Response(null, { status, headers });
  return new Response(new Uint8Array(await page.body.in(encoding)), { status, headers });
}
