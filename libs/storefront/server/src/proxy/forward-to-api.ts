import {
  type Agent,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { Logger } from 'pino';
import type { RequestAddress } from '../address/request-address';
import { responseHeadersForBrowser, sandboxHeaders } from './response-headers';
import { requestHeadersForApi, type InternalCredentials } from './request-headers';

/** Where calls are handed on to. */
export interface ApiTarget {
  /** Of the configured API; nothing of a request ever changes it. */
  readonly server: Pick<RequestOptions, 'protocol' | 'hostname' | 'port'>;
  readonly agent: Agent;
  /** The laboratory is open: its clients may name themselves. */
  readonly isLab: boolean;
  /** What every answer of the shop carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
}

/** An API that does not answer at all is given up after this long. */
const API_TIMEOUT_MS = 60_000;
const UNAVAILABLE = JSON.stringify({
  code: 'server.unavailable',
  title: 'メンテナンス中',
  message: 'ただいまサービスをご利用いただけません。しばらくしてからもう一度お試しください。',
});

/** A redirect; 304 answers a question of the browser's own. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Hands a request on to the API and its answer back, its body byte for byte as it comes. `path` is a path of the API.
 * Resolves when the answer is over, with its status. An API that is gone answers 503 with title and message; so does one
 * that redirects, for no call of the contract does, and browsers follow a redirect wherever it leads.
 */
export function forwardToApi(
  { incoming, outgoing }: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  path: RequestAddress,
  target: ApiTarget,
  credentials: InternalCredentials,
): Promise<number> {
  const shopHeaders = sandboxHeaders(path.pathname, target.headers);
  const answerUnavailable = (reason: string) => {
    target.log.warn(
      { requestId: credentials.requestId, method: incoming.method, reason },
      'no answer of the API',
    );
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      ...shopHeaders,
    });
    outgoing.end(UNAVAILABLE);
  };
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve(outgoing.statusCode));
    const forwarded = request({
      ...target.server,
      path: `${path.pathname}${path.search}`,
      method: incoming.method,
      headers: requestHeadersForApi(incoming.headers, credentials, target),
      agent: target.agent,
      timeout: API_TIMEOUT_MS,
    });
    forwarded.on('response', (answer) => {
      const status = answer.statusCode ?? 502;
      if (isRedirect(status)) {
        answer.resume();
        answerUnavailable('The API answered with a redirect.');
        return;
      }
      outgoing.writeHead(status, { ...responseHeadersForBrowser(answer.headers), ...shopHeaders });
      pipeline(answer, outgoing, () => undefined);
    });
    forwarded.on('timeout', () => forwarded.destroy(new Error('The API did not answer in time.')));
    forwarded.on('error', ({ message }) => {
      // A shopper who has gone away waits for no answer.
      if (!outgoing.destroyed) answerUnavailable(message);
    });
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
}
