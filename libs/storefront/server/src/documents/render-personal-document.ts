import { randomBytes } from 'node:crypto';
import { createReadableStreamFromReadable } from '@react-router/node';
import { noParties } from '@shop/storefront-shell/site/document-parties';
import { Readable } from 'node:stream';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { compressStream } from '../compression/compress';
import { contentSecurityPolicy, nonceSources } from './content-security-policy';
import { hasAnalyticsConsent } from './has-analytics-consent';

const NONCE_BYTES = 16;

const isHtml = (headers: Headers) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Draws a document for one visitor: never kept by anyone, with a nonce of its own, sent while it is drawn. */
export async function renderPersonalDocument(
  render: DocumentRenderer,
  request: Omit<DocumentRequest, 'nonce' | 'parties' | 'encodeIn'>,
  { encoding, cookies }: { readonly encoding: ContentEncoding; readonly cookies: string | null },
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const parties = noParties();
  const drawn = await render({ ...request, nonce, parties, encodeIn: null });
  const { apiOrigin, tagManager } = parties;
  const isMeasured = tagManager !== null && hasAnalyticsConsent(cookies, tagManager.consentCookie);
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
