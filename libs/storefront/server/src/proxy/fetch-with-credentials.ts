import { type InternalCredentials, credentialHeaders } from './internal-credentials';

/** Returns a `fetch` that sends the credentials of a request with each of its calls to the API. */
export function fetchWithCredentials(
  fetch: typeof globalThis.fetch,
  credentials: InternalCredentials,
): typeof globalThis.fetch {
  return (resource, init) => {
    // A redirect would carry the internal credentials to wherever it points.
    const request = new Request(resource, { ...init, redirect: 'error' });
    for (const [name, value] of Object.entries(credentialHeaders(credentials)))
      request.headers.set(name, value);
    return fetch(request);
  };
}
