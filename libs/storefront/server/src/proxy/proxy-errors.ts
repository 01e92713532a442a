/** How the proxy responds when the API has not responded to a call. */
export interface ProxyError {
  readonly status: 408 | 502 | 503 | 504;
  /** The machine code in the body; the API itself never sends one that begins with `proxy.`. */
  readonly code: string;
}

/**
 * What can happen between the proxy and the API. The API may have carried the call out, except where it could not be
 * reached, so a browser repeats a change only under its request key. Reliability 33
 */
export const proxyErrors = {
  /** There was no connection, so the API has not received the call. */
  unreachable: { status: 502, code: 'proxy.unreachable' },
  /** The connection was lost before the response arrived. */
  responseLost: { status: 502, code: 'proxy.response_lost' },
  /** The API responded with what no call of the contract responds with. */
  invalidResponse: { status: 502, code: 'proxy.invalid_response' },
  /** Too many calls at once; the API has not received this one. Without a title, a 503 is no maintenance. */
  busy: { status: 503, code: 'proxy.busy' },
  /** The shopper sends a body too slowly; the API has not received it whole. */
  slowBody: { status: 408, code: 'proxy.slow_body' },
  timedOut: { status: 504, code: 'proxy.timed_out' },
} as const satisfies Record<string, ProxyError>;

/** Shown by clients that know no code: what happened and what to do. */
export const CONNECTION_ERROR_MESSAGE = '通信できませんでした。接続を確認して、もう一度お試しください。';

/** The errors of Node.js that arise before a connection is made. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Tells a connection that was never made from one that was lost. */
export const errorOfConnection = ({ code }: Pick<NodeJS.ErrnoException, 'code'>): ProxyError =>
  code !== undefined && NOT_CONNECTED.has(code) ? proxyErrors.unreachable : proxyErrors.responseLost;
