import ky, { type KyInstance } from 'ky';
import type { Endpoint } from '@shop/contract/endpoint';
import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag-grant-header';
import type { ApiResponse, CallOptions } from './api-client';
import { ServerError } from './api-error';
import { toResponseError } from './to-response-error';
import { buildUrl } from './build-url';
import { startDeadline } from './deadline';
import { encodeBody } from './encode-body';
import { readErrorBody } from './error-body';
import { readLimit, readPagination } from './pagination';
import type { RequestParts } from './request-parts';
import { toTransportError } from './to-transport-error';
import { trustResponse } from './trust-response';

/** Time until the whole response must have arrived. */
export const DEFAULT_TIMEOUT_MS = 15_000;

/** Sends one request, without retries. */
export type SendRequest = <Output>(
  endpoint: Endpoint<unknown, Output>,
  input: RequestParts,
  token: string | null,
  options: CallOptions,
) => Promise<ApiResponse<Output>>;

/** Creates the transport: headers of core §7, body, deadline. Each response is read exactly once. */
export function createSendRequest(config: {
  baseUrl: string;
  channel: string;
  grants?: () => string | null;
  fetch?: typeof globalThis.fetch;
}): SendRequest {
  const transport: KyInstance = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    headers: {
      accept: 'application/json',
      'channel-id': config.channel,
      'x-requested-with': 'XMLHttpRequest',
    },
    ...(config.fetch ? { fetch: config.fetch } : {}),
  });

  return async (endpoint, input, token, options) => {
    const call = `${endpoint.method} ${endpoint.path}`;
    const url = buildUrl(config.baseUrl, endpoint.path, input);
    const body = input.body === undefined ? undefined : encodeBody(input.body);
    const grants = maySendToken(endpoint) ? (config.grants?.() ?? null) : null;
    const deadline = startDeadline(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, options.signal);
    try {
      const response = await transport(url, {
        method: endpoint.method,
        signal: deadline.signal,
        credentials: 'same-origin',
        headers: {
          ...bodyHeaders(body),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(grants === null ? {} : { [TAG_GRANT_HEADER]: grants }),
          ...(options.guestToken === undefined ? {} : { [GUEST_TOKEN_HEADER]: options.guestToken }),
          ...(options.requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: options.requestKey }),
        },
        ...(body === undefined ? {} : { body }),
      });
      if (!response.ok) {
        throw toResponseError(call, response.status, response.headers, readErrorBody(await response.text()));
      }
      return {
        data: await readData(call, endpoint, response),
        headers: response.headers,
        pagination: readPagination(response.headers),
        limit: readLimit(response.headers),
      };
    } catch (error) {
      throw toTransportError(call, error, deadline.timedOut(), deadline.signal.aborted);
    } finally {
      deadline.release();
    }
  };
}

/** Tells whether a call may carry the session's token. Calls with auth `none` and `query-token` never do. */
export const maySendToken = ({ auth }: Endpoint<unknown, unknown>): boolean =>
  auth !== 'none' && auth !== 'query-token';

/** The content type. The browser sets that of `FormData`, because it contains the boundary. */
const bodyHeaders = (body: unknown): Record<string, string> =>
  body instanceof FormData ? {} : { 'content-type': 'application/json' };

async function readData<Output>(
  call: string,
  endpoint: Endpoint<unknown, Output>,
  response: Response,
): Promise<Output> {
  if (endpoint.responseType === 'file') return trustResponse(await response.blob());
  const text = await response.text();
  if (endpoint.responseType === 'empty' || text === '') return trustResponse(undefined);
  try {
    return trustResponse(JSON.parse(text));
  } catch {
    throw new ServerError(call, response.status, readErrorBody(text));
  }
}
