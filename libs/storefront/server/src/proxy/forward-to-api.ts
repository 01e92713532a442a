import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import { OverloadedError } from '@shop/requests/admission-gate';
import { BUSY_MESSAGE } from '@shop/requests/busy-message';
import type { RequestUrl } from '../request-url/request-url';
import type { ProxyGate } from './create-proxy-gate';
import type { InternalRequestContext } from '../request-context/internal-request-context';
import { framingHeaders, hasBody } from './body-framing';
import { CONNECTION_ERROR_MESSAGE, type ProxyError, errorOfConnection, proxyErrors } from './proxy-errors';
import { requestHeadersForApi } from './request-headers';
import { responseHeadersForBrowser, sandboxHeaders } from './response-headers';

/** The API that calls are proxied to. */
export interface ProxyTarget {
  /** From the configuration; nothing in a request changes it. */
  readonly server: Pick<RequestOptions, 'protocol' | 'hostname' | 'port'>;
  readonly agent: Agent;
  /** Bounds the calls that are under way: an API that hangs must not fill the memory of the shop. */
  readonly gate: ProxyGate;
  /** Whether the lab, in which tests inject faults, is open: its clients may send their own header. */
  readonly isLab: boolean;
  /** The security headers of the shop. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
}

/** One call that is proxied. */
export interface ProxiedCall {
  /** The URL in the API. */
  readonly url: RequestUrl;
  readonly target: ProxyTarget;
  readonly requestContext: InternalRequestContext;
}

/** A call to an API that does not respond is aborted after this time. */
const API_TIMEOUT_MS = 60_000;
const RETRY_AFTER_S = '5';

/** 304 is no redirect: it responds to a conditional request. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Whether a call may be sent again: it only reads, and no body of it is passed on. A connection that is used again may
 * have been closed by the API just then, as when it restarts; that is no error of the call.
 */
const isRepeatable = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Sends a request on to the API and streams its response back unchanged but for the headers. A call that only reads is
 * repeated once, over a new connection, where it was lost with a connection that was used again. Resolves when the
 * response is over. A connection that is lost is never a 503, which is reserved for maintenance and overload: see `proxyErrors`. An
 * API that redirects has failed as well: no call of the contract does, and a browser would follow it wherever it points.
 */
export async function forwardToApi(
  { incoming, outgoing }: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  { url, target, requestContext }: ProxiedCall,
): Promise<void> {
  const shopHeaders = sandboxHeaders(url.pathname, target.headers);
  const respondWith = ({ status, code }: ProxyError, reason: string) => {
    const { requestId } = requestContext;
    target.log.warn({ requestId, method: incoming.method, code, reason }, 'no response of the API');
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_S,
      ...shopHeaders,
    });
    const message = code === proxyErrors.busy.code ? BUSY_MESSAGE : CONNECTION_ERROR_MESSAGE;
    outgoing.end(JSON.stringify({ code, message }));
  };
  const sendAndPipe = () =>
    new Promise<void>((resolve) => {
      /** Sends the call over a connection of the agent; `false`: over a new one. */
      const send = (agent: Agent | false): ClientRequest => {
        const call = sendRequest({
          ...target.server,
          path: `${url.pathname}${url.search}`,
          method: incoming.method,
          headers: {
            ...requestHeadersForApi(incoming.headers, requestContext, target),
            ...framingHeaders(incoming),
          },
          agent,
          timeout: API_TIMEOUT_MS,
        });
        call.on('response', (response) => {
          const status = response.statusCode ?? 502;
          if (isRedirect(status)) {
            response.resume();
            respondWith(proxyErrors.invalidResponse, 'The API responded with a redirect.');
            return;
          }
          outgoing.writeHead(status, { ...responseHeadersForBrowser(response.headers), ...shopHeaders });
          pipeline(response, outgoing, () => undefined);
        });
        let failure: ProxyError | null = null;
        call.on('timeout', () => {
          failure = proxyErrors.timedOut;
          call.destroy(new Error('The API did not respond in time.'));
        });
        call.on('error', (error: NodeJS.ErrnoException) => {
          // Where the shopper has left there is no response to send.
          if (outgoing.destroyed) return;
          if (failure === null && call.reusedSocket && isRepeatable(incoming) && !outgoing.headersSent) {
            current = send(false);
            current.end();
          } else respondWith(failure ?? errorOfConnection(error), error.message);
        });
        return call;
      };
      let current = send(target.agent);
      outgoing.once('close', () => {
        current.destroy();
        resolve();
      });
      if (hasBody(incoming)) incoming.pipe(current);
      else current.end();
    });
  try {
    await target.gate.run('call', sendAndPipe);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    respondWith(proxyErrors.busy, error.message);
  }
}
