import { ApiErrorBase } from './api-error-base';
import type { ApiErrorBody } from './error-body';

/** The request could not be sent, or its response did not arrive. core §8 "Network error" */
export class NetworkError extends ApiErrorBase {
  readonly kind = 'network';
}

/** The whole response did not arrive in time. core §8 "Timeout" */
export class TimeoutError extends ApiErrorBase {
  readonly kind = 'timeout';
}

/** The caller aborted the request. core §8 "Cancelled request" */
export class CancelledError extends ApiErrorBase {
  readonly kind = 'cancelled';
}

/** Base of the errors that the API has responded with: a status other than 2xx. */
abstract class ResponseError extends ApiErrorBase {
  readonly status: number;
  /** The machine code of the response; empty where the response has none. */
  readonly code: string;
  readonly body: ApiErrorBody;

  constructor(call: string, status: number, body: ApiErrorBody) {
    super(call, body.message);
    this.status = status;
    this.code = body.code;
    this.body = body;
  }
}

/** 401, also after the token was refreshed and the call retried once. */
export class UnauthorizedError extends ResponseError {
  readonly kind = 'unauthorized';
}

/** 403 */
export class ForbiddenError extends ResponseError {
  readonly kind = 'forbidden';
}

/** 404 */
export class NotFoundError extends ResponseError {
  readonly kind = 'not-found';
}

/** 409 */
export class ConflictError extends ResponseError {
  readonly kind = 'conflict';
}

/** 422, or another 4xx: the API understood the request and says what is wrong with it. */
export class RejectedError extends ResponseError {
  readonly kind = 'rejected';
}

/** 429 */
export class RateLimitedError extends ResponseError {
  readonly kind = 'rate-limited';
  /** From `Retry-After`; `null` where the server does not say. */
  readonly retryAfterMs: number | null;

  constructor(call: string, status: number, body: ApiErrorBody, retryAfterMs: number | null) {
    super(call, status, body);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A 503 with the title of a maintenance. core §8 */
export class MaintenanceError extends ResponseError {
  readonly kind = 'maintenance';
}

/** Any other status, or a 2xx response that cannot be parsed. */
export class ServerError extends ResponseError {
  readonly kind = 'server';
}

/** Every error that a call can end with. Distinguish them by `kind`. */
export type ApiError =
  | NetworkError
  | TimeoutError
  | CancelledError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | RejectedError
  | RateLimitedError
  | MaintenanceError
  | ServerError;
