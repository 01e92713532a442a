import { isApiError } from '@shop/api-client/is-api-error';
import { INVALID_CHANNEL_MESSAGE } from '@shop/site/state/invalid-channel-message';
import { data, isRouteErrorResponse } from 'react-router-dom';

/** Why a route shows an error page instead of its page. */
export type RouteError =
  | { readonly kind: 'not-found' }
  /** The API does not know this channel. core §8 */
  | { readonly kind: 'invalid-channel' }
  | {
      readonly kind: 'maintenance';
      readonly title: string | null;
      readonly message: string | null;
      /** The shop's tag manager. core §3 */
      readonly gtmId: string | null;
    }
  /** The API cannot be reached, or is too slow: nobody has said that the shop is closed. core §8 */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'error' };

const NOT_FOUND = [404, 'Not Found'] as const;
const UNAVAILABLE = [503, 'Service Unavailable'] as const;
/** Without a text of its own the framework would call every error of a loader an Internal Server Error. RFC 9110 §15 */
const STATUS: Readonly<Record<RouteError['kind'], readonly [status: number, text: string]>> = {
  'not-found': NOT_FOUND,
  'invalid-channel': NOT_FOUND,
  maintenance: UNAVAILABLE,
  unreachable: UNAVAILABLE,
  error: [500, 'Internal Server Error'],
};

/** The HTTP status of the document that shows the error. */
export const statusOfRouteError = (error: RouteError): number => STATUS[error.kind][0];

/** What a loader throws, so that the document's status and the error page agree. Carries no stack. */
export function routeErrorResponse(error: RouteError) {
  const [status, statusText] = STATUS[error.kind];
  return data(error, { status, statusText });
}

/** The route error of whatever was thrown. Maintenance is only what the API itself responds with. core §8 */
export function toRouteError(thrown: unknown): RouteError {
  if (isRouteErrorResponse(thrown)) return readResponse(thrown);
  if (!isApiError(thrown)) return { kind: 'error' };
  const { kind, message } = thrown;
  if (kind === 'maintenance') {
    const { body } = thrown;
    return { kind, title: body.title, message: body.message, gtmId: body.gtmId ?? null };
  }
  if (kind === 'network' || kind === 'timeout') return { kind: 'unreachable' };
  if ((kind === 'not-found' || kind === 'rejected') && message === INVALID_CHANNEL_MESSAGE)
    return { kind: 'invalid-channel' };
  return { kind: kind === 'not-found' ? kind : 'error' };
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
  if (kind === 'invalid-channel' || kind === 'unreachable') return { kind };
  if (response.status === 404) return { kind: 'not-found' };
  if (response.status !== 503) return { kind: 'error' };
  return {
    kind: 'maintenance',
    title: readText(response.data, 'title'),
    message: readText(response.data, 'message'),
    gtmId: readText(response.data, 'gtmId'),
  };
}

const readText = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : null;
};
