import { type InternalRequestContext, internalHeaders } from './internal-request-context';

/** Returns a `fetch` that sends the internal context of a request with each of its calls to the API. */
export function fetchWithRequestContext(
  fetch: typeof globalThis.fetch,
  requestContext: InternalRequestContext,
): typeof globalThis.fetch {
  return (resource, init) => {
    // A redirect would carry the internal secret to wherever it points.
    const request = new Request(resource, { ...init, redirect: 'error' });
    for (const [name, value] of Object.entries(internalHeaders(requestContext)))
      request.headers.set(name, value);
    return fetch(request);
  };
}
