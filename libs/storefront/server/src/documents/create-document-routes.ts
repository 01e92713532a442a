import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ShopEnv } from '../http/shop-env';
import type { setCredentials } from '../proxy/set-credentials';
import { documentAddress } from './document-address';
import { logDocuments } from './log-documents';
import { type DocumentConfig, respondWithDocument } from './respond-with-document';

/** What the documents of a shop are rendered, authenticated and logged with. */
export interface DocumentRoutesConfig {
  readonly documents: DocumentConfig;
  readonly authenticate: ReturnType<typeof setCredentials>;
  readonly log: Pick<Logger, 'info'>;
}

/** Routes every other path to its document; 405 for methods other than GET and HEAD. */
export function createDocumentRoutes({ documents, authenticate, log }: DocumentRoutesConfig): Hono<ShopEnv> {
  const { matchRoute, now } = documents;
  return new Hono<ShopEnv>()
    .get('*', authenticate, logDocuments({ log, matchRoute, now }), async (context) => {
      const address = documentAddress(context.env.address);
      const { headers, signal } = context.req.raw;
      const credentials = context.get('credentials');
      const response = await respondWithDocument(documents, { address, headers, signal, credentials });
      // The address holds a token, for example that of a password reset, which no other site may see.
      if (matchRoute(address.pathname)?.hasSecret === true)
        response.headers.set('Referrer-Policy', 'no-referrer');
      return response;
    })
    .all('*', (context) => context.body(null, 405, { Allow: 'GET, HEAD' }));
}
