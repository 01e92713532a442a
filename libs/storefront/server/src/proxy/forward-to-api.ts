import { type Agent, type IncomingMessage, type ServerResponse, request } from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import { answerHeadersForShopper, requestHeadersForApi, type Voucher } from './forwarded-headers';

/** Where calls are handed on to. */
export interface ApiTarget {
  /** Origin of the API. */
  readonly address: string;
  readonly agent: Agent;
  /** The laboratory is open: its clients may name themselves. */
  readonly isLab: boolean;
  readonly log: Pick<Logger, 'warn'>;
}

/** An API that does not answer at all is given up after this long. */
const API_TIMEOUT_MS = 60_000;
const UNAVAILABLE = JSON.stringify({
  code: 'server.unavailable',
  title: 'メンテナンス中',
  message: 'ただいまサービスをご利用いただけません。しばらくしてからもう一度お試しください。',
});

function answerUnavailable(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  outgoing.end(UNAVAILABLE);
}

/**
 * Hands a request on to the API and its answer back, byte for byte as they come. Resolves when the answer is over,
 * with its status. An API that is gone answers 503 with title and message.
 */
export function forwardToApi(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  target: ApiTarget,
  voucher: Voucher,
): Promise<number> {
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve(outgoing.statusCode));
    const forwarded = request(new URL(path, target.address), {
      method: incoming.method,
      headers: requestHeadersForApi(incoming.headers, voucher, target),
      agent: target.agent,
      timeout: API_TIMEOUT_MS,
    });
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answerHeadersForShopper(answer.headers));
      pipeline(answer, outgoing, () => undefined);
    });
    forwarded.on('timeout', () => forwarded.destroy(new Error('The API did not answer in time.')));
    forwarded.on('error', ({ message }) => {
      // A shopper who has gone away waits for no answer.
      if (outgoing.destroyed) return;
      target.log.warn(
        { requestId: voucher.requestId, method: incoming.method, reason: message },
        'no answer of the API',
      );
      answerUnavailable(outgoing);
    });
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
}
