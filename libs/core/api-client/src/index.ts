export type { ApiAnswer, ApiClient, CallOptions } from './api-client';
export {
  type ApiError,
  CancelledError,
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
  isApiError,
} from './api-error';
export { type AuthPort, anonymousAuth, fixedAuth } from './auth-port';
export { type ApiClientConfig, createApiClient } from './create-api-client';
export type { ApiErrorBody } from './error-body';
export type { Pagination } from './pagination';
export { trustAnswer } from './trust-answer';
