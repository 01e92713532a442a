import { randomBytes } from 'node:crypto';
import { createReadableStreamFromReadable } from '@react-router/node';
import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { Readable } from 'node:stream';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { ContentEncoding } from './accepted-encoding';
import { compressStream } from './compress';
import { contentSecurityPolicy, nonceSources } from './content-security-policy';
import { hasConsented } from './has-consented';

const NONCE_BYTES = 16;

const isHtml = (headers: Headers) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Draws a document for one visitor: never kept by anyone, with a nonce of its own, sent while it is drawn. */
export async function personalDocument(
  render: DocumentRenderer,
  request: Omit<DocumentRequest, 'nonce' | 'parties' | 'finishIn'>,
  { encoding, cookies }: { readonly encoding: ContentEncoding; readonly cookies: string | null },
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const parties = noCspOrigins();
  const drawn = await render({ ...request, nonce, parties, finishIn: null });
  const { apiOrigin, tagManager } = parties;
  const isMeasured = tagManager !== null && hasConsented(cookies, tagManager.consentCookie);
  const headers = new Headers(drawn.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(nonceSources(nonce), { isMeasured, apiOrigin }),
  );
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (drawn.body === null || !isHtml(headers))
    return new Response(drawn.body, { status: drawn.status, headers });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = compressStream(Readable.from(drawn.body, { objectMode: false }), encoding);
  return new Response(createReadableStreamFromReadable(body), { status: drawn.status, headers });
}
