import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import type { ContentEncoding } from '../compression/accepted-encoding';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import { contentSecurityPolicy } from './content-security-policy';
import { encodeDocument } from './encoded-document';
import type { PublicPage } from './public-page';

/** How long the shop and shared caches may serve a page, in seconds; browsers revalidate it each time. */
export const PUBLIC_TTL_S = 10;
/** How long clients are asked to wait before they request a page of a shop under maintenance again, in seconds. */
const MAINTENANCE_RETRY_S = '30';

/** A public page that was just rendered. */
export interface RenderedPublicPage {
  readonly page: PublicPage;
  /** In the requested encoding. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isCacheable: boolean;
}

/** Renders a page that every shopper may see: in one piece, without a session, its scripts allowed by their hashes. */
export async function renderPublicPage(
  render: DocumentRenderer,
  request: Pick<DocumentRequest, 'url' | 'credentials' | 'signal'>,
  { route, encoding }: { readonly route: string | null; readonly encoding: ContentEncoding },
): Promise<RenderedPublicPage> {
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
  const { apiOrigin, tagManager } = cspOrigins;
  return {
    isCacheable,
    body,
    page: {
      route,
      status,
      etag,
      headers: {
        'Content-Type': headers.get('Content-Type') ?? 'text/html; charset=utf-8',
        'Cache-Control': isCacheable
          ? `public, max-age=0, s-maxage=${PUBLIC_TTL_S}, must-revalidate`
          : 'no-store',
        'Content-Security-Policy': contentSecurityPolicy(inlineSources, { usesAnalytics: false, apiOrigin }),
        ...(location === null ? {} : { Location: location }),
        ...(status === 503 ? { 'Retry-After': MAINTENANCE_RETRY_S } : {}),
      },
      analytics:
        tagManager === null
          ? null
          : {
              consentCookie: tagManager.consentCookie,
              policy: contentSecurityPolicy(inlineSources, { usesAnalytics: true, apiOrigin }),
            },
    },
  };
}
