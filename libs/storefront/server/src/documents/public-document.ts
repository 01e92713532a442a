import { createHash } from 'node:crypto';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { ContentEncoding } from './accepted-encoding';
import { compressAll } from './compress';
import { contentSecurityPolicy, hashedSources } from './content-security-policy';
import type { CachedPage, DrawnPage } from './page-cache';

/** How long shared caches may show a page, in seconds; browsers ask each time and mostly hear 304. */
export const PUBLIC_TTL_S = 10;

/** Draws a document that anybody may see: whole, without a cookie, its scripts allowed by their hashes. */
export async function drawPublicPage(
  render: DocumentRenderer,
  request: Omit<DocumentRequest, 'nonce' | 'isComplete' | 'session'>,
): Promise<DrawnPage> {
  const drawn = await render({ ...request, nonce: null, isComplete: true, session: { state: 'absent' } });
  const html = await drawn.text();
  const body = Buffer.from(html, 'utf8');
  const location = drawn.headers.get('Location');
  const isCacheable = drawn.status === 200;
  return {
    isCacheable,
    page: {
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
      bodies: await compressAll(body),
    },
  };
}

/** The answer that a kept page gives to one request. */
export function answerPublicPage(
  page: CachedPage,
  encoding: ContentEncoding,
  ifNoneMatch: string | null,
): Response {
  const etag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  const headers = new Headers({ ...page.headers, Vary: 'Accept-Encoding' });
  if (page.status === 200) {
    headers.set('ETag', etag);
    if (ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(page.bodies[encoding]), { status: page.status, headers });
}
