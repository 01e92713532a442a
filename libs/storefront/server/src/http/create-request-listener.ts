import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAddressReader } from '../address/address-reader';
import type { RequestAddress } from '../address/request-address';
import { type CachedPageConfig, serveCachedPage } from '../page-cache/serve-cached-page';
import { securityHeaders } from './security-headers';
import { BAD_REQUEST, badRequestResponse } from './bad-request';
import type { ShopBindings } from './shop-env';

/** What the requests of a shop are answered with. */
export interface RequestListenerParts {
  readonly fetch: (request: Request, bindings: ShopBindings) => Response | Promise<Response>;
  /** `null` where no page is kept. */
  readonly cachedPages: CachedPageConfig | null;
  readonly origin: string;
  /** The process is this server's alone, so that its `Request` and `Response` may be replaced by faster ones. */
  readonly ownsProcess: boolean;
}

/**
 * Answers the requests of a shop's socket: what is no address of the shop is refused before anybody reads it, kept pages
 * are answered from memory, the rest by the application. From here on the request's own target and host are the ones
 * that were read: nothing behind this can be led elsewhere by what a request says.
 */
export function createRequestListener(parts: RequestListenerParts): RequestListener {
  const { fetch, cachedPages, origin, ownsProcess } = parts;
  const { host } = new URL(origin);
  const badRequest = badRequestResponse(securityHeaders(origin));
  const readAddress = createAddressReader();
  const bindingsOf = new WeakMap<object, ShopBindings>();
  const answer = getRequestListener(
    (request, { incoming }) => {
      const bindings = bindingsOf.get(incoming);
      if (bindings === undefined) throw new Error('A request whose address nobody has read');
      return fetch(request, bindings);
    },
    { overrideGlobalObjects: ownsProcess },
  );
  return (incoming, outgoing) => {
    const address = lacksHost(incoming) ? null : readAddress(incoming.url ?? '');
    if (address === null) outgoing.writeHead(BAD_REQUEST, badRequest.headers).end(badRequest.body);
    else if (cachedPages === null || !serveCachedPage(cachedPages, address, incoming, outgoing)) {
      bindingsOf.set(incoming, { incoming, outgoing, address });
      rewrite(incoming, address, host);
      void answer(incoming, outgoing);
    }
  };
}

/** Who speaks HTTP/1.1 has to name a host, though nothing here reads which. RFC 9112 §3.2 */
const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

function rewrite(incoming: IncomingMessage, { pathname, search }: RequestAddress, host: string): void {
  incoming.url = `${pathname}${search}`;
  incoming.headers.host = host;
}
