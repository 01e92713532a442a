import type { Endpoint } from '@shop/contract/endpoint';
import type { ApiResponse, ApiClient, CallOptions } from './api-client';
import { type ApiError, UnauthorizedError } from './api-error';
import { isApiError } from './is-api-error';
import type { AuthPort } from './auth-port';
import type { RequestParts } from './request-parts';
import { createSendRequest, maySendToken } from './send-request';

/** What a client is created from. Only ports, so that browser, server and tests each pass their own. */
export interface ApiClientConfig {
  /** The URL in front of the contract's paths: `/api` in the browser, absolute elsewhere. */
  readonly baseUrl: string;
  /** Sent as `channel-id` on every call. core §6 */
  readonly channel: string;
  readonly auth: AuthPort;
  /**
   * The value of `x-tag-grant`, which gives access to password-protected tags; `null` where the shopper has none. Sent
   * with calls that may carry a token.
   */
  readonly grants?: () => string | null;
  readonly fetch?: typeof globalThis.fetch;
  /** Called once with each error before the call rejects with it: maintenance, invalid channel, logs. core §8 */
  readonly onError: (error: ApiError) => void;
}

/** Creates the client. On a 401 it refreshes the token and retries once. */
export function createApiClient(config: ApiClientConfig): ApiClient {
  const send = createSendRequest(config);

  const sendWithSession = async <Output>(
    endpoint: Endpoint<unknown, Output>,
    input: RequestParts,
    options: CallOptions,
  ): Promise<ApiResponse<Output>> => {
    const token = maySendToken(endpoint) ? await config.auth.token() : null;
    try {
      return await send(endpoint, input, token, options);
    } catch (error) {
      if (token === null || !(error instanceof UnauthorizedError)) throw error;
      const refreshed = await config.auth.refresh(token);
      if (refreshed === null) throw error;
      return await retryOnce(endpoint, input, refreshed, options);
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
