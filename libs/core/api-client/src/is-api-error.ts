import type { ApiError } from './api-error';
import { ApiErrorBase } from './api-error-base';

/**
 * Tells the errors of the API client from other thrown values. It is in a file beside the errors and not with them, because the
 * first load asks for no more than this.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiErrorBase;
}
