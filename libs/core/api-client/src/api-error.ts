import type { ApiErrorBody } from './error-body';

interface FailureOptions {
  readonly cause?: unknown;
}

abstract class ApiFailure extends Error {
  abstract readonly kind: string;
  /** `METHOD /path/{template}` of the call; never holds values from the address. */
  readonly call: string;

  constructor(call: string, message: string, options: FailureOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.call = call;
  }
}

/** The request or its answer did not get through. core §8 "Network error" */
export class NetworkError extends ApiFailure {
  readonly kind = 'network';
}

/** No whole response came in time. core §8 "Timeout" */
export class TimeoutError extends ApiFailure {
  readonly kind = 'timeout';
}

/** The caller gave the request up. core §8 "Cancelled request" */
export class CancelledError extends ApiFailure {
  readonly kind = 'cancelled';
}

/** A response of the server that is not a success. */
abstract class AnsweredFailure extends ApiFailure {
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

/** 401, also after the one refresh and retry. */
export class UnauthorizedError extends AnsweredFailure {
  readonly kind = 'unauthorized';
}

/** 403 */
export class ForbiddenError extends AnsweredFailure {
  readonly kind = 'forbidden';
}

/** 404 */
export class NotFoundError extends AnsweredFailure {
  readonly kind = 'not-found';
}

/** 409 */
export class ConflictError extends AnsweredFailure {
  readonly kind = 'conflict';
}

/** 422, or another 4xx: the server understood the request and says what is wrong with it. */
export class RejectedError extends AnsweredFailure {
  readonly kind = 'rejected';
}

/** 429 */
export class RateLimitedError extends AnsweredFailure {
  readonly kind = 'rate-limited';
  /** From `Retry-After`; `null` where the server does not say. */
  readonly retryAfterMs: number | null;

  constructor(call: string, status: number, body: ApiErrorBody, retryAfterMs: number | null) {
    super(call, status, body);
    this.retryAfterMs = retryAfterMs;
  }
}

/** 503. core §8 */
export class MaintenanceError extends AnsweredFailure {
  readonly kind = 'maintenance';
}

/** Any other status, or a successful response that is not readable. */
export class ServerError extends AnsweredFailure {
  readonly kind = 'server';
}

/** Everything a call can fail with: switch over `kind`. */
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

/** Tells a call's failure from any other thrown value. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiFailure;
}
