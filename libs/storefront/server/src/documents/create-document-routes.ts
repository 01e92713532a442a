import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { setRequestContext } from '../request-context/set-request-context';
import { busyPage, isOverloadedError } from './busy-page';
import { carriesSecret, hideSecret } from './carries-secret';
import { documentUrl, isDataPath } from './document-url';
import { logDocuments } from './log-documents';
import { redirectLetterCase } from './redirect-letter-case';
import { redirectTrailingSlash } from './redirect-trailing-slash';
import { type DocumentConfig, respondWithDocument } from './respond-with-document';

/** The status, in the log alone, of a document whose shopper has left before it was rendered. */
const CLIENT_LEFT = 499;

/** What the documents of a shop are rendered, authenticated and logged with. */
export interface DocumentRoutesConfig {
  readonly documents: DocumentConfig;
  readonly setContext: ReturnType<typeof setRequestContext>;
  readonly log: Pick<Logger, 'info'>;
}

/** Routes every other path to its document; 405 for methods other than GET and HEAD. */
export function createDocumentRoutes({
  documents,
  setContext,
  log,
}: DocumentRoutesConfig): Hono<StorefrontEnv> {
  const { matchRoute, now, servesData = false } = documents;
  return new Hono<StorefrontEnv>()
    .get(
      '*',
      redirectTrailingSlash,
      redirectLetterCase(matchRoute),
      setContext,
      logDocuments({ log, matchRoute, now }),
      async (context) => {
        const requested = context.env.url;
        const isData = servesData && isDataPath(requested.pathname);
        const url = isData ? requested : documentUrl(requested);
        const { headers, signal } = context.req.raw;
        const requestContext = context.get('requestContext');
        const call = { url, headers, signal, requestContext };
        const response = await respondWithDocument(documents, call).catch((error: unknown) => {
          if (isOverloadedError(error)) return busyPage();
          if (signal.aborted) return new Response(null, { status: CLIENT_LEFT });
          throw error;
        });
        if (carriesSecret(matchRoute(url.pathname), url)) hideSecret(response);
        return response;
      },
    )
    .all('*', (context) => context.body(null, 405, { Allow: 'GET, HEAD' }));
}
