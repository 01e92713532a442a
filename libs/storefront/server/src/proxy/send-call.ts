import { type Agent, type ClientRequest, type IncomingMessage, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream';
import { framingHeaders, hasBody } from './body-framing';
import type { Exchange, ProxiedCall } from './proxied-call';
import { type ProxyError, errorOfConnection, proxyErrors } from './proxy-errors';
import type { ReceivedBody } from './receive-start';
import { requestHeadersForApi } from './request-headers';
import { responseHeadersForBrowser } from './response-headers';
import { watchUpload } from './watch-upload';

/** What is sent with a call, and what becomes of it. */
interface Sending {
  readonly body: ReceivedBody;
  /** Aborted when the response is over or the shopper has left. */
  readonly over: AbortSignal;
  /** The shop's own headers of the response. */
  readonly shopHeaders: Readonly<Record<string, string>>;
  /** Responds in the API's place. */
  readonly respondWith: (error: ProxyError, reason: string) => void;
}

/** A call to an API that does not respond is aborted after this time. */
const API_TIMEOUT_MS = 60_000;

/** 304 is no redirect: it responds to a conditional request. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Whether a call may be sent again: it only reads, and no body of it is passed on. A connection that is used again may
 * have been closed by the API just then, as when it restarts; that is no error of the call.
 */
const isRepeatable = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Sends a call to the API and streams its response back; see `forwardToApi`. Resolves when the response is over. */
export function sendCall(
  { incoming, outgoing }: Exchange,
  { url, target, requestContext }: ProxiedCall,
  { body, over, shopHeaders, respondWith }: Sending,
): Promise<void> {
  return new Promise((resolve) => {
    let failure: ProxyError | null = null;
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
    let stopWatching = () => {};
    const onOver = () => {
      stopWatching();
      current.destroy();
      resolve();
    };
    over.addEventListener('abort', onOver, { once: true });
    if (!hasBody(incoming)) {
      current.end();
      return;
    }
    if (body.isWhole) {
      current.end(body.start);
      return;
    }
    const call = current;
    stopWatching = watchUpload(incoming, call, {
      ...target.bodyLimits,
      onSlow: () => {
        failure = proxyErrors.slowBody;
        call.destroy(new Error('The body of the request arrives too slowly.'));
      },
    });
    call.write(body.start);
    incoming.pipe(call);
  });
}
