/** What the shop tells the API with each call: which shopper calls, and the secret that proves it is the shop. */
export interface InternalCredentials {
  readonly clientIp: string;
  readonly internalSecret: string;
  /** Names the request in the logs of shop and API. */
  readonly requestId: string;
}

/** Returns the headers that carry the credentials. */
export function credentialHeaders(credentials: InternalCredentials): Record<string, string> {
  return {
    'x-shop-client-ip': credentials.clientIp,
    'x-shop-internal-secret': credentials.internalSecret,
    'x-request-id': credentials.requestId,
  };
}
