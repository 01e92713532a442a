import type { Endpoint } from '@shop/contract/endpoint';
import type { ApiResponse, ApiClient, CallOptions } from './api-client';
import { type ApiError, UnauthorizedError, isApiError } from './api-error';
import type { AuthPort } from './auth-port';
import type { RequestParts } from './request-parts';
import { createSendRequest, isPersonal } from './send-request';

/** What a client is made of: ports only, so that browser, server and tests make their own. */
export interface ApiClientConfig {
  /** Where the paths of the contract begin: `/api` in the browser, an absolute address elsewhere. */
  readonly baseUrl: string;
  /** Sent as `channel-id` on every call. core §6 */
  readonly channel: string;
  readonly auth: AuthPort;
  /** Opens protected tags to calls that may know who asks, as `x-tag-grant`; `null` where nothing was opened. */
  readonly grants?: () => string | null;
  readonly fetch?: typeof globalThis.fetch;
  /** Told of every failure once, before the call rejects with it: maintenance, invalid channel, logs. core §8 */
  readonly onError: (error: ApiError) => void;
}

/** Makes the client. It knows transport, 401 (one renewal and one retry for each chain) and nothing of screens. */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const send = createSendRequest(config);

  const sendWithSession = async <Output>(
    endpoint: Endpoint<unknown, Output>,
    input: RequestParts,
    options: CallOptions,
  ): Promise<ApiResponse<Output>> => {
    const token = isPersonal(endpoint) ? await config.auth.token() : null;
    try {
      return await send(endpoint, input, token, options);
    } catch (error) {
      if (token === null || !(error instanceof UnauthorizedError)) throw error;
      const renewed = await config.auth.renew(token);
      if (renewed === null) throw error;
      return await retryOnce(endpoint, input, renewed, options);
    }
  };

  const retryOnce = async <Output>(
    endpoint: Endpoint<unknown, Output>,
    input: RequestParts,
    token: string,
    options: CallOptions,
  ): Promise<ApiResponse<Output>> => {
    try {
      return await send(endpoint, input, token, options);
    } catch (error) {
      if (error instanceof UnauthorizedError) config.auth.onUnauthorized();
      throw error;
    }
  };

  return {
    call: async (endpoint, input, options = {}) => {
      const parts: RequestParts = { ...input };
      try {
        return options.bearer === undefined
          ? await sendWithSession(endpoint, parts, options)
          : await send(endpoint, parts, options.bearer, options);
      } catch (error) {
        if (isApiError(error)) config.onError(error);
        throw error;
      }
    },
  };
}
