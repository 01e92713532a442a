/** What the shop tells the API with each call: which shopper calls, and the secret that proves it is the shop. */
export interface InternalCredentials {
  readonly clientAddress: string;
  readonly internalSecret: string;
  /** Names the request in the logs of shop and API. */
  readonly requestId: string;
}

/** Returns the headers that carry the credentials. */
export function credentialHeaders(credentials: InternalCredentials): Record<string, string> {
  return {
    'x-shop-client-address': credentials.clientAddress,
    'x-shop-internal-secret': credentials.internalSecret,
    'x-request-id': credentials.requestId,
  };
}
