import ky, { type KyInstance } from 'ky';
import type { Endpoint } from '@shop/contract/endpoint';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag-grant-header';
import type { ApiResponse, CallOptions } from './api-client';
import { ServerError } from './api-error';
import { responseError } from './response-error';
import { buildAddress } from './build-address';
import { startDeadline } from './deadline';
import { encodeBody } from './encode-body';
import { readErrorBody } from './error-body';
import { readLimit, readPagination } from './pagination';
import type { RequestParts } from './request-parts';
import { transportError } from './transport-error';
import { trustResponse } from './trust-response';

/** Longest time until a whole response is there. */
export const DEFAULT_TIMEOUT_MS = 15_000;

/** Makes one request, without any retry. */
export type SendRequest = <Output>(
  endpoint: Endpoint<unknown, Output>,
  input: RequestParts,
  token: string | null,
  options: CallOptions,
) => Promise<ApiResponse<Output>>;

/** The transport: headers of core §7, body, deadline, and the response read exactly once. */
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
    const address = buildAddress(config.baseUrl, endpoint.path, input);
    const body = input.body === undefined ? undefined : encodeBody(input.body);
    const grants = isPersonal(endpoint) ? (config.grants?.() ?? null) : null;
    const deadline = startDeadline(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, options.signal);
    try {
      const response = await transport(address, {
        method: endpoint.method,
        signal: deadline.signal,
        credentials: 'same-origin',
        headers: {
          ...bodyHeaders(body),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(grants === null ? {} : { [TAG_GRANT_HEADER]: grants }),
        },
        ...(body === undefined ? {} : { body }),
      });
      if (!response.ok) {
        throw responseError(call, response.status, response.headers, readErrorBody(await response.text()));
      }
      return {
        data: await readAnswer(call, endpoint, response),
        headers: response.headers,
        pagination: readPagination(response.headers),
        limit: readLimit(response.headers),
      };
    } catch (error) {
      throw transportError(call, error, deadline.timedOut(), deadline.signal.aborted);
    } finally {
      deadline.release();
    }
  };
}

/** `none` and `query-token` calls are made in nobody's name. */
export const isPersonal = ({ auth }: Endpoint<unknown, unknown>): boolean =>
  auth !== 'none' && auth !== 'query-token';

/** `FormData` brings its own content type with its boundary. */
const bodyHeaders = (body: unknown): Record<string, string> =>
  body instanceof FormData ? {} : { 'content-type': 'application/json' };

async function readAnswer<Output>(
  call: string,
  endpoint: Endpoint<unknown, Output>,
  response: Response,
): Promise<Output> {
  if (endpoint.answer === 'file') return trustResponse(await response.blob());
  const text = await response.text();
  if (endpoint.answer === 'empty' || text === '') return trustResponse(undefined);
  try {
    return trustResponse(JSON.parse(text));
  } catch {
    throw new ServerError(call, response.status, readErrorBody(text));
  }
}
