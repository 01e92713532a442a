import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import type { ContentEncoding } from '../compression/accepted-encoding';
import type { LimitedRenderer, WaitingDocument } from '../render/limit-renders';
import { contentSecurityPolicy } from '../security/content-security-policy';
import { encodeDocument } from './encoded-document';
import type { PublicDocument } from '../page-cache/public-document';

/** How long the shop and shared caches may serve a document, in seconds; browsers revalidate it each time. */
export const PUBLIC_TTL_S = 10;
/** How long clients are asked to wait before they request a document of a shop under maintenance again, in seconds. */
const MAINTENANCE_RETRY_S = '30';

/** A public document that was just rendered. */
export interface RenderedPublicDocument {
  readonly document: PublicDocument;
  /** In the requested encoding. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isCacheable: boolean;
}

/** Renders a document that every shopper may see: in one piece, without a session, its scripts allowed by their hashes. */
export async function renderPublicDocument(
  render: LimitedRenderer,
  request: Pick<WaitingDocument, 'url' | 'requestContext' | 'signal' | 'senders'>,
  { route, encoding }: { readonly route: string | null; readonly encoding: ContentEncoding },
): Promise<RenderedPublicDocument> {
  const cspOrigins = noCspOrigins();
  const response = await render({
    ...request,
    nonce: null,
    isComplete: true,
    encodeIn: encoding,
    session: { state: 'absent' },
    cspOrigins,
  });
  const { buffer: body, digest, status, headers } = await encodeDocument(response, encoding);
  const { etag, inlineSources } = digest;
  const location = headers.get('Location');
  const isCacheable = status === 200;
  const { apiOrigin, frameOrigin, tagManager } = cspOrigins;
  return {
    isCacheable,
    body,
    document: {
      route,
      status,
      etag,
      headers: {
        'Content-Type': headers.get('Content-Type') ?? 'text/html; charset=utf-8',
        'Cache-Control': isCacheable
          ? `public, max-age=0, s-maxage=${PUBLIC_TTL_S}, must-revalidate`
          : 'no-store',
        'Content-Security-Policy': contentSecurityPolicy(inlineSources, {
          usesAnalytics: false,
          apiOrigin,
          frameOrigin,
        }),
        ...(location === null ? {} : { Location: location }),
        ...(status === 503 ? { 'Retry-After': MAINTENANCE_RETRY_S } : {}),
      },
      analytics:
        tagManager === null
          ? null
          : {
              consentCookie: tagManager.consentCookie,
              policy: contentSecurityPolicy(inlineSources, { usesAnalytics: true, apiOrigin, frameOrigin }),
            },
    },
  };
}
