import { isApiError } from '@shop/api-client/is-api-error';
import { INVALID_CHANNEL_MESSAGE } from '@shop/site/invalid-channel-message';
import { data, isRouteErrorResponse } from 'react-router-dom';

/** Why a route shows an error page instead of its page. */
export type RouteError =
  | { readonly kind: 'not-found' }
  /** The API does not know this channel. core §8 */
  | { readonly kind: 'invalid-channel' }
  | { readonly kind: 'maintenance'; readonly title: string | null; readonly message: string | null }
  | { readonly kind: 'error' };

const STATUS: Readonly<Record<RouteError['kind'], number>> = {
  'not-found': 404,
  'invalid-channel': 404,
  maintenance: 503,
  error: 500,
};

/** The HTTP status of the document that shows the error. */
export const statusOfRouteError = (error: RouteError): number => STATUS[error.kind];

/** Without one of its own the framework would call every error of a loader an Internal Server Error. RFC 9110 §15 */
const STATUS_TEXT: Readonly<Record<number, string>> = {
  404: 'Not Found',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** What a loader throws, so that the document's status and the error page agree. Carries no stack. */
export function routeErrorResponse(error: RouteError) {
  const status = statusOfRouteError(error);
  const statusText = STATUS_TEXT[status];
  return data(error, statusText === undefined ? { status } : { status, statusText });
}

/** The route error of whatever was thrown. An API that cannot be reached is shown to shoppers as maintenance. */
export function toRouteError(thrown: unknown): RouteError {
  if (isRouteErrorResponse(thrown)) return readResponse(thrown);
  if (!isApiError(thrown)) return { kind: 'error' };
  switch (thrown.kind) {
    case 'not-found':
      return thrown.message === INVALID_CHANNEL_MESSAGE ? { kind: 'invalid-channel' } : { kind: 'not-found' };
    case 'maintenance':
      return { kind: 'maintenance', title: thrown.body.title, message: thrown.body.message };
    case 'network':
    case 'timeout':
      return { kind: 'maintenance', title: null, message: null };
    case 'rejected':
      return thrown.message === INVALID_CHANNEL_MESSAGE ? { kind: 'invalid-channel' } : { kind: 'error' };
    case 'cancelled':
    case 'conflict':
    case 'forbidden':
    case 'rate-limited':
    case 'server':
    case 'unauthorized':
      return { kind: 'error' };
  }
}

/** Statuses by which the API rejects a request for its input, whoever sends it and whenever. */
const INVALID_INPUT: ReadonlySet<number> = new Set([400, 422]);

/**
 * The route error of what a page's `load` has thrown. A page sends the API what is in its own URL: if the API
 * rejects that (a search word that is too long, a number that is none), the URL has no page, and nothing is broken.
 */
export function toPageError(thrown: unknown): RouteError {
  const error = toRouteError(thrown);
  const isInvalidInput = isApiError(thrown) && thrown.kind === 'rejected' && INVALID_INPUT.has(thrown.status);
  return error.kind === 'error' && isInvalidInput ? { kind: 'not-found' } : error;
}

function readResponse(response: { readonly status: number; readonly data: unknown }): RouteError {
  const kind = readText(response.data, 'kind');
  if (kind === 'invalid-channel') return { kind };
  if (response.status === 404) return { kind: 'not-found' };
  if (response.status !== 503) return { kind: 'error' };
  return {
    kind: 'maintenance',
    title: readText(response.data, 'title'),
    message: readText(response.data, 'message'),
  };
}

const readText = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : null;
};
