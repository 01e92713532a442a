import type { Agent, IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { InternalRequestContext } from '../request-context/internal-request-context';
import type { RequestUrl } from '../request-url/request-url';
import type { ProxyGate } from './create-proxy-gate';
import type { BodyLimits } from './watch-upload';

/** The API that calls are proxied to. */
export interface ProxyTarget {
  /** From the configuration; nothing in a request changes it. */
  readonly server: Pick<RequestOptions, 'protocol' | 'hostname' | 'port'>;
  readonly agent: Agent;
  /** Bounds the calls that are under way: an API that hangs must not fill the memory of the shop. */
  readonly gate: ProxyGate;
  readonly bodyLimits: BodyLimits;
  /** Whether the lab, in which tests inject faults, is open: its clients may send their own header. */
  readonly isLab: boolean;
  /** The security headers of the shop. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
}

/** A request of a shopper, and where its response goes. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** One call that is proxied. */
export interface ProxiedCall {
  /** The URL in the API. */
  readonly url: RequestUrl;
  readonly target: ProxyTarget;
  readonly requestContext: InternalRequestContext;
}
