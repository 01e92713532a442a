import { isApiError } from '@shop/api-client/is-api-error';

/** Whether a request was refused because its link opens nothing, rather than because something went wrong. */
export const isWrongLink = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'not-found' || error.kind === 'rejected');
