import { matchesEtag } from '@shop/requests/matches-etag';
import type { ContentEncoding } from '../compression/accepted-encoding';
import { hasAnalyticsConsent } from './has-analytics-consent';
import type { PublicDocument } from './public-document';

/** The headers of a request that select the form of a public document. */
export interface PublicDocumentRequest {
  readonly ifNoneMatch: string | null;
  readonly cookies: string | null;
}

/**
 * Returns the document's headers for this shopper. With consent to analytics the policy allows the tag manager; that
 * form is for one browser alone, since a shared cache does not know who has consented.
 */
function headersForShopper(
  document: PublicDocument,
  cookies: string | null,
): Pick<PublicDocument, 'etag' | 'headers'> {
  const { analytics } = document;
  if (analytics === null || !hasAnalyticsConsent(cookies, analytics.consentCookie)) return document;
  return {
    etag: document.etag.replace(/"$/, '-m"'),
    headers: {
      ...document.headers,
      'Content-Security-Policy': analytics.policy,
      'Cache-Control': document.status === 200 ? 'private, no-cache' : 'no-store',
    },
  };
}

/** Returns status and headers of the response to one request: 304 where the browser has the document already. */
export function publicDocumentHead(
  document: PublicDocument,
  encoding: ContentEncoding,
  { ifNoneMatch, cookies }: PublicDocumentRequest,
): { readonly status: number; readonly headers: Readonly<Record<string, string>> } {
  const own = headersForShopper(document, cookies);
  const shared = { ...own.headers, Vary: 'Accept-Encoding' };
  const encoded = encoding === 'identity' ? shared : { ...shared, 'Content-Encoding': encoding };
  if (document.status !== 200) return { status: document.status, headers: encoded };
  const etag = encoding === 'identity' ? own.etag : own.etag.replace(/"$/, `-${encoding}"`);
  return matchesEtag(ifNoneMatch, etag)
    ? { status: 304, headers: { ...shared, ETag: etag } }
    : { status: document.status, headers: { ...encoded, ETag: etag } };
}

/** Creates the response to one request; `body` is the document in that encoding. */
export function publicDocumentResponse(
  document: PublicDocument,
  body: Uint8Array<ArrayBuffer>,
  encoding: ContentEncoding,
  request: PublicDocumentRequest,
): Response {
  const { status, headers } = publicDocumentHead(document, encoding, request);
  return new Response(status === 304 ? null : body, { status, headers });
}
