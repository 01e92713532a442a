import type { Endpoint } from '@shop/contract/endpoint';
import type { Pagination } from './pagination';
import type { RequestParts } from './request-parts';

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Time until the whole response must have arrived; by default DEFAULT_TIMEOUT_MS. */
  readonly timeoutMs?: number;
  /**
   * Sends this token instead of the session's. A 401 is then neither refreshed nor retried (core §7 logout, refresh).
   */
  readonly bearer?: string;
  /** Sent as `x-request-key`: the API carries out a change of the cart with the same key once. */
  readonly requestKey?: string;
  /** Sent as `x-guest-token`: the secret by which a guest's viewing history is found again. account §6 */
  readonly guestToken?: string;
}

/** A successful response. */
export interface ApiResponse<Output> {
  readonly data: Output;
  readonly headers: Headers;
  readonly pagination: Pagination | null;
  readonly limit: number | null;
}

/** The client through which the storefront calls the API. */
export interface ApiClient {
  /** Makes one call of the contract. Rejects with an ApiError (a RangeError only where a path parameter is empty). */
  call<Input extends RequestParts, Output>(
    endpoint: Endpoint<Input, Output>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ): Promise<ApiResponse<Output>>;
}
