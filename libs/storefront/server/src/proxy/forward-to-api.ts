import {
  type Agent,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import type { RequestAddress } from '../address/request-address';
import type { InternalCredentials } from './internal-credentials';
import { requestHeadersForApi } from './request-headers';
import { responseHeadersForBrowser, sandboxHeaders } from './response-headers';

/** The API that calls are proxied to. */
export interface ProxyTarget {
  /** From the configuration; nothing in a request changes it. */
  readonly server: Pick<RequestOptions, 'protocol' | 'hostname' | 'port'>;
  readonly agent: Agent;
  /** Whether the lab, in which tests inject faults, is open: its clients may send their own header. */
  readonly isLab: boolean;
  /** The security headers of the shop. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
}

/** One call that is proxied. */
export interface ProxiedCall {
  /** The address in the API. */
  readonly address: RequestAddress;
  readonly target: ProxyTarget;
  readonly credentials: InternalCredentials;
}

/** A call to an API that does not respond is aborted after this time. */
const API_TIMEOUT_MS = 60_000;
const RETRY_AFTER_S = '5';
const UNAVAILABLE = JSON.stringify({
  code: 'server.unavailable',
  title: 'メンテナンス中',
  message: 'ただいまサービスをご利用いただけません。しばらくしてからもう一度お試しください。',
});

/** 304 is no redirect: it answers a condition of the browser. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Sends a request on to the API and streams its response back unchanged but for the headers. Resolves when the response
 * is over. An API that is gone gives a 503 with title and message; so does one that redirects: no call of the contract
 * does, and a browser would follow the redirect wherever it points.
 */
export function forwardToApi(
  { incoming, outgoing }: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  { address, target, credentials }: ProxiedCall,
): Promise<void> {
  const shopHeaders = sandboxHeaders(address.pathname, target.headers);
  const respondUnavailable = (reason: string) => {
    const { requestId } = credentials;
    target.log.warn({ requestId, method: incoming.method, reason }, 'no response of the API');
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_S,
      ...shopHeaders,
    });
    outgoing.end(UNAVAILABLE);
  };
  return new Promise((resolve) => {
    const call = sendRequest({
      ...target.server,
      path: `${address.pathname}${address.search}`,
      method: incoming.method,
      headers: requestHeadersForApi(incoming.headers, credentials, target),
      agent: target.agent,
      timeout: API_TIMEOUT_MS,
    });
    call.on('response', (response) => {
      const status = response.statusCode ?? 502;
      if (isRedirect(status)) {
        response.resume();
        respondUnavailable('The API responded with a redirect.');
        return;
      }
      outgoing.writeHead(status, { ...responseHeadersForBrowser(response.headers), ...shopHeaders });
      pipeline(response, outgoing, () => undefined);
    });
    call.on('timeout', () => call.destroy(new Error('The API did not respond in time.')));
    call.on('error', ({ message }) => {
      // Where the shopper has left there is no response to send.
      if (!outgoing.destroyed) respondUnavailable(message);
    });
    outgoing.once('close', () => {
      call.destroy();
      resolve();
    });
    incoming.pipe(call);
  });
}
