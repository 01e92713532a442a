import { type ApiError, CancelledError, NetworkError, TimeoutError } from './api-error';
import { isApiError } from './is-api-error';

/** Turns what `fetch` has thrown into an ApiError. An ApiError is returned as it is. */
export function toTransportError(
  call: string,
  error: unknown,
  timedOut: boolean,
  aborted: boolean,
): ApiError {
  if (isApiError(error)) return error;
  if (timedOut) return new TimeoutError(call, '通信がタイムアウトしました', { cause: error });
  if (aborted) return new CancelledError(call, '通信を中止しました', { cause: error });
  return new NetworkError(call, '通信できませんでした', { cause: error });
}
