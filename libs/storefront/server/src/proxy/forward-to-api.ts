import { OverloadedError } from '@shop/requests/admission-gate';
import { BUSY_MESSAGE } from '@shop/requests/busy-message';
import { requestSender } from '@shop/requests/request-sender';
import type { Exchange, ProxiedCall } from './proxied-call';
import { CONNECTION_ERROR_MESSAGE, type ProxyError, proxyErrors } from './proxy-errors';
import { SlowBodyError, receiveStart } from './receive-start';
import { sandboxHeaders } from './response-headers';
import { sendCall } from './send-call';

const RETRY_AFTER_S = '5';

/**
 * Sends a request on to the API and streams its response back unchanged but for the headers. A call that only reads is
 * repeated once, over a new connection, where it was lost with a connection that was used again. Resolves when the
 * response is over. A connection that is lost is never a 503, which is reserved for maintenance and overload: see
 * `proxyErrors`. An API that redirects has failed as well: no call of the contract does, and a browser would follow it
 * wherever it points.
 *
 * A call takes a place at the gate when its body has arrived; one with a long body, which arrives while it is sent on, takes
 * one of those for uploads.
 */
export async function forwardToApi(exchange: Exchange, call: ProxiedCall): Promise<void> {
  const { incoming, outgoing } = exchange;
  const { url, target, requestContext } = call;
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
  // One listener for all: with those of the streams, Node warns of more at each call.
  const closing = new AbortController();
  const over = closing.signal;
  outgoing.once('close', () => closing.abort());
  try {
    const body = await receiveStart(incoming, target.bodyLimits.shortMs);
    const send = async () => {
      // They may have left just as their turn came.
      if (!over.aborted) await sendCall(exchange, call, { body, over, shopHeaders, respondWith });
    };
    const senders = new Set([requestSender(requestContext.clientIp)]);
    await target.gate.run(body.isWhole ? 'call' : 'upload', send, over, { senders });
  } catch (error) {
    // A request that was read to its end is destroyed too, by Node: that alone does not say that the shopper has left.
    const isCutOff = incoming.destroyed && !incoming.complete;
    if (over.aborted || outgoing.destroyed || isCutOff) return;
    if (error instanceof OverloadedError) respondWith(proxyErrors.busy, error.message);
    else if (error instanceof SlowBodyError) respondWith(proxyErrors.slowBody, error.message);
    else throw error;
  }
}
