import {
  type ApiError,
  ConflictError,
  ForbiddenError,
  MaintenanceError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from './api-error';
import type { ApiErrorBody } from './error-body';
import { readRetryAfterMs } from './retry-after';

/**
 * Creates the error of a response that is not 2xx. `call` is its `METHOD /path/{template}`. A server in front of the API
 * responds with 502 or 504 when the API's own response did not arrive, so these are errors of the connection. Only a 503
 * that has the title of a maintenance is one.
 */
export function toResponseError(
  call: string,
  status: number,
  headers: Headers,
  body: ApiErrorBody,
): ApiError {
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
    case 502:
      return new NetworkError(call, '通信できませんでした');
    case 503:
      return body.title === null
        ? new ServerError(call, status, body)
        : new MaintenanceError(call, status, body);
    case 504:
      return new TimeoutError(call, '通信がタイムアウトしました');
    default:
      return status >= 400 && status < 500
        ? new RejectedError(call, status, body)
        : new ServerError(call, status, body);
  }
}
