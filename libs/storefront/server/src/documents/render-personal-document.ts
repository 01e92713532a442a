import { randomBytes } from 'node:crypto';
import { createReadableStreamFromReadable } from '@react-router/node';
import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { Readable } from 'node:stream';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { compressStream } from '../compression/compress';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import { contentSecurityPolicy, nonceSources } from '../security/content-security-policy';
import { hasAnalyticsConsent } from '../page-cache/has-analytics-consent';

const NONCE_BYTES = 16;

const isHtml = (headers: Headers) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Renders a document for one shopper: never cached, under a nonce of its own, sent while it is being rendered. */
export async function renderPersonalDocument(
  render: DocumentRenderer,
  request: Omit<DocumentRequest, 'nonce' | 'cspOrigins' | 'encodeIn'>,
  { encoding, cookies }: { readonly encoding: ContentEncoding; readonly cookies: string | null },
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const cspOrigins = noCspOrigins();
  const rendered = await render({ ...request, nonce, cspOrigins, encodeIn: null });
  const { apiOrigin, frameOrigin, tagManager } = cspOrigins;
  const usesAnalytics = tagManager !== null && hasAnalyticsConsent(cookies, tagManager.consentCookie);
  const headers = new Headers(rendered.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(nonceSources(nonce), { usesAnalytics, apiOrigin, frameOrigin }),
  );
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (rendered.body === null || !isHtml(headers))
    return new Response(rendered.body, { status: rendered.status, headers });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = compressStream(Readable.from(rendered.body, { objectMode: false }), encoding);
  return new Response(createReadableStreamFromReadable(body), { status: rendered.status, headers });
}
