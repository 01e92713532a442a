/** What the shop tells the API with each call: which shopper calls, and the secret that proves it is the shop. */
export interface InternalRequestContext {
  readonly clientIp: string;
  readonly internalSecret: string;
  /** Names the request in the logs of shop and API. */
  readonly requestId: string;
}

/** Returns the headers that carry the context. */
export function internalHeaders(requestContext: InternalRequestContext): Record<string, string> {
  return {
    'x-shop-client-ip': requestContext.clientIp,
    'x-shop-internal-secret': requestContext.internalSecret,
    'x-request-id': requestContext.requestId,
  };
}
