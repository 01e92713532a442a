import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRequestUrlReader } from '../request-url/create-request-url-reader';
import type { RequestUrl } from '../request-url/request-url';
import type { CachedDocumentHandler } from '../page-cache/create-cached-document-handler';
import { BAD_REQUEST, badRequestResponse } from './bad-request';
import { securityHeaders } from '../security/security-headers';
import type { ShopBindings } from '../request-context/storefront-env';

/** What the requests of a shop are handled by. */
export interface RequestListenerConfig {
  readonly fetch: (request: Request, bindings: ShopBindings) => Response | Promise<Response>;
  /** `null` where no documents are cached. */
  readonly handleCachedDocument: CachedDocumentHandler | null;
  readonly origin: string;
  /** Whether the process serves nothing else, so that `Request` and `Response` may be replaced by faster classes. */
  readonly ownsProcess: boolean;
}

/**
 * Creates the listener for the requests of a shop. A request whose target is no URL of the shop is rejected before
 * anything else reads it; cache hits are handled from memory, the rest by the application. The request's target and host
 * are overwritten with the parsed URL and the configured origin, so that nothing behind it can be misled by them.
 */
export function createRequestListener(config: RequestListenerConfig): RequestListener {
  const { fetch, handleCachedDocument, origin, ownsProcess } = config;
  const { host } = new URL(origin);
  const badRequest = badRequestResponse(securityHeaders(origin));
  const readUrl = createRequestUrlReader();
  const bindingsOf = new WeakMap<object, ShopBindings>();
  const listener = getRequestListener(
    (request, { incoming }) => {
      const bindings = bindingsOf.get(incoming);
      if (bindings === undefined) throw new Error('The URL of this request has not been read.');
      const response = fetch(request, bindings);
      // For HEAD Hono creates another response, also where the proxy has written one to the socket already.
      return incoming.method === 'HEAD' ? ignoreIfSent(response, bindings) : response;
    },
    { overrideGlobalObjects: ownsProcess },
  );
  return (incoming, outgoing) => {
    const url = lacksHost(incoming) ? null : readUrl(incoming.url ?? '');
    if (url === null) {
      outgoing.writeHead(BAD_REQUEST, badRequest.headers).end(badRequest.body);
      return;
    }
    if (handleCachedDocument?.(url, incoming, outgoing) === true) return;
    bindingsOf.set(incoming, { incoming, outgoing, url });
    overwriteTarget(incoming, url, host);
    void listener(incoming, outgoing);
  };
}

async function ignoreIfSent(response: Response | Promise<Response>, { outgoing }: ShopBindings) {
  const awaited = await response;
  return outgoing.headersSent ? RESPONSE_ALREADY_SENT : awaited;
}

/** HTTP/1.1 requires a host, though the shop never reads it. RFC 9112 §3.2 */
const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

function overwriteTarget(incoming: IncomingMessage, { pathname, search }: RequestUrl, host: string): void {
  incoming.url = `${pathname}${search}`;
  incoming.headers.host = host;
}
