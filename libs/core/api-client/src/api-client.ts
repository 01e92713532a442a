import type { Endpoint } from '@shop/contract/endpoint';
import type { Pagination } from './pagination';
import type { RequestParts } from './request-parts';

/** How one call is to be made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Longest time until the whole response is there; DEFAULT_TIMEOUT_MS where left out. */
  readonly timeoutMs?: number;
  /** Send this token instead of the session's; its 401 is neither renewed nor retried (core §7 logout, refresh). */
  readonly bearer?: string;
}

/** A successful response. */
export interface ApiResponse<Output> {
  readonly data: Output;
  readonly headers: Headers;
  readonly pagination: Pagination | null;
  readonly limit: number | null;
}

/** The one way to the API. */
export interface ApiClient {
  /** Makes one call of the contract. Rejects with an ApiError (a RangeError only where a path parameter is empty). */
  call<Input extends RequestParts, Output>(
    endpoint: Endpoint<Input, Output>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ): Promise<ApiResponse<Output>>;
}
