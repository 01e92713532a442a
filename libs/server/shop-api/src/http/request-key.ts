import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { badRequest, type HttpError } from './http-error';
import type { RouteContext } from './route-context';

const KEY = /^[\w-]{16,64}$/;

/**
 * The key by which a request is recognised when it is sent again; null where it has none. Throws what `rejectKey` returns
 * for a malformed one, a 400 where the call has no error of its own for it.
 */
export function readRequestKey(
  { requestHeader }: Pick<RouteContext, 'requestHeader'>,
  rejectKey: () => HttpError = badRequest,
): string | null {
  const key = requestHeader(REQUEST_KEY_HEADER);
  if (key !== null && !KEY.test(key)) throw rejectKey();
  return key;
}
