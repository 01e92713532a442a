import type { ApiError } from '@shop/api-client/api-error';
import { createApiClient } from '@shop/api-client/create-api-client';
import type { ShopServices } from '@shop/query/shop-services';
import { createQueryClient } from '@shop/query/create-query-client';
import type { RequestSession } from '@shop/session/read-session-from-cookies';
import { createServerSession } from '@shop/session/create-server-session';
import { createStore } from 'jotai/vanilla';
import { type InternalCredentials, credentialHeaders } from '../proxy/request-headers';
import { serverSession } from './server-session';
import type { ApiResponseCache } from './api-response-cache';

/** What one document request brings, and what its calls go through. */
export interface RequestServicesInput {
  readonly channel: string;
  readonly apiAddress: string;
  readonly session: RequestSession;
  readonly credentials: InternalCredentials;
  readonly fetch: typeof globalThis.fetch;
  /** For whoever holds no token. */
  readonly cacheResponses: ApiResponseCache;
  readonly onApiError: (error: ApiError) => void;
}

/** Store, cache and client of one request; nothing of them outlives it. */
export function createRequestServices(input: RequestServicesInput): ShopServices {
  const store = createStore();
  const auth = createServerSession(store, input.session);
  const fetch: typeof globalThis.fetch = (resource, init) => {
    // A redirect would carry the secret of the credentials to wherever it leads.
    const request = new Request(resource, { ...init, redirect: 'error' });
    for (const [name, value] of Object.entries(credentialHeaders(input.credentials)))
      request.headers.set(name, value);
    return input.fetch(request);
  };
  const api = createApiClient({
    baseUrl: input.apiAddress,
    channel: input.channel,
    auth,
    fetch,
    onError: input.onApiError,
  });
  return {
    api: input.session.state === 'absent' ? input.cacheResponses(api) : api,
    queryClient: createQueryClient('server'),
    store,
    session: serverSession(store, auth),
    channel: input.channel,
  };
}
