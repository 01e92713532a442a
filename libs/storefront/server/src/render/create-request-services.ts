import type { ApiError } from '@shop/api-client/api-error';
import { anonymousAuth } from '@shop/api-client/auth-port';
import { createApiClient } from '@shop/api-client/create-api-client';
import type { ShopServices } from '@shop/query/shop-services';
import { createQueryClient } from '@shop/query/create-query-client';
import { requestSender } from '@shop/requests/request-sender';
import type { RequestSession } from '@shop/session/read-session-from-cookies';
import { createServerSession } from '@shop/session/create-server-session';
import { systemClock } from '@shop/session/system-clock';
import { createStore } from 'jotai/vanilla';
import { fetchWithRequestContext } from '../request-context/fetch-with-request-context';
import type { InternalRequestContext } from '../request-context/internal-request-context';
import { serverSession } from './server-session';
import { reportOverload } from './report-overload';
import type { ApiResponseCache } from './api-response-cache';

/** One document request, and what it shares with the others. */
export interface RequestServicesInput {
  readonly channel: string;
  readonly apiUrl: string;
  readonly session: RequestSession;
  readonly requestContext: InternalRequestContext;
  readonly fetch: typeof globalThis.fetch;
  readonly cacheResponses: ApiResponseCache;
  readonly onApiError: (error: ApiError) => void;
  /** The API rejected a call of this request because it is overloaded. */
  readonly onOverload: () => void;
}

/** Creates store, query cache and API client of one request; no other request sees them. */
export function createRequestServices(input: RequestServicesInput): ShopServices {
  const store = createStore();
  const auth = createServerSession(store, input.session);
  const fetch = fetchWithRequestContext(input.fetch, input.requestContext);
  const client = {
    baseUrl: input.apiUrl,
    channel: input.channel,
    fetch,
    onError: input.onApiError,
  };
  const api = input.cacheResponses({
    anonymous: createApiClient({ ...client, auth: anonymousAuth }),
    member: input.session.state === 'absent' ? null : createApiClient({ ...client, auth }),
    sender: requestSender(input.requestContext.clientIp),
  });
  return {
    api: reportOverload(api, input.onOverload),
    queryClient: createQueryClient('server'),
    store,
    session: serverSession(store, auth),
    clock: systemClock,
    channel: input.channel,
  };
}
