import {
  type ApiError,
  ConflictError,
  ForbiddenError,
  MaintenanceError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ServerError,
  UnauthorizedError,
} from './api-error';
import type { ApiErrorBody } from './error-body';
import { readRetryAfterMs } from './retry-after';

/** The error that belongs to an unsuccessful response. `call` is its `METHOD /path/{template}`. */
export function responseError(call: string, status: number, headers: Headers, body: ApiErrorBody): ApiError {
  switch (status) {
    case 401:
      return new UnauthorizedError(call, status, body);
    case 403:
      return new ForbiddenError(call, status, body);
    case 404:
      return new NotFoundError(call, status, body);
    case 409:
      return new ConflictError(call, status, body);
    case 429:
      return new RateLimitedError(call, status, body, readRetryAfterMs(headers));
    case 503:
      return new MaintenanceError(call, status, body);
    default:
      return status >= 400 && status < 500
        ? new RejectedError(call, status, body)
        : new ServerError(call, status, body);
  }
}
