import { isApiError } from '@shop/api-client/api-error';
import { INVALID_CHANNEL_MESSAGE } from '@shop/site/invalid-channel-message';
import { data, isRouteErrorResponse } from 'react-router-dom';

/** Why a page cannot be shown. */
export type RouteFailure =
  | { readonly kind: 'not-found' }
  /** The server does not know this channel. core §8 */
  | { readonly kind: 'invalid-channel' }
  | { readonly kind: 'maintenance'; readonly title: string | null; readonly message: string | null }
  | { readonly kind: 'error' };

const STATUS: Readonly<Record<RouteFailure['kind'], number>> = {
  'not-found': 404,
  'invalid-channel': 404,
  maintenance: 503,
  error: 500,
};

/** The HTTP status of a failure. */
export const statusOfFailure = (failure: RouteFailure): number => STATUS[failure.kind];

/** What a loader throws, so that document status and page agree. Never carries a stack. */
export function failureResponse(failure: RouteFailure) {
  return data(failure, { status: statusOfFailure(failure) });
}

/** What a thrown value means for the page. An API that cannot be reached is under maintenance to the shopper. */
export function toRouteFailure(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) return fromResponse(error);
  if (!isApiError(error)) return { kind: 'error' };
  switch (error.kind) {
    case 'not-found':
      return error.message === INVALID_CHANNEL_MESSAGE ? { kind: 'invalid-channel' } : { kind: 'not-found' };
    case 'maintenance':
      return { kind: 'maintenance', title: error.body.title, message: error.body.message };
    case 'network':
    case 'timeout':
      return { kind: 'maintenance', title: null, message: null };
    case 'rejected':
      return error.message === INVALID_CHANNEL_MESSAGE ? { kind: 'invalid-channel' } : { kind: 'error' };
    case 'cancelled':
    case 'conflict':
    case 'forbidden':
    case 'rate-limited':
    case 'server':
    case 'unauthorized':
      return { kind: 'error' };
  }
}

/** Statuses by which the API says that it could never answer this question, whoever asks and when. */
const NO_QUESTION: ReadonlySet<number> = new Set([400, 422]);

/**
 * The same for what a page asks while it is loaded. It asks with what stands in its own address: what the API refuses
 * there (a word that is too long, a number that is none) is an address of no page, and no mistake of the shop.
 */
export function toPageFailure(error: unknown): RouteFailure {
  const failure = toRouteFailure(error);
  const isNoQuestion = isApiError(error) && error.kind === 'rejected' && NO_QUESTION.has(error.status);
  return failure.kind === 'error' && isNoQuestion ? { kind: 'not-found' } : failure;
}

function fromResponse(response: { readonly status: number; readonly data: unknown }): RouteFailure {
  const kind = textOf(response.data, 'kind');
  if (kind === 'invalid-channel') return { kind };
  if (response.status === 404) return { kind: 'not-found' };
  if (response.status !== 503) return { kind: 'error' };
  return {
    kind: 'maintenance',
    title: textOf(response.data, 'title'),
    message: textOf(response.data, 'message'),
  };
}

const textOf = (value: unknown, name: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : null;
};
