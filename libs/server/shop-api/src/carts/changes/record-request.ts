import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { rejected } from '../../http/http-error';
import type { RouteContext } from '../../http/route-context';
import type { CartChange, CartRow } from '../state/cart-store';

/** A browser repeats a change within seconds, while a cart takes its changes one at a time. */
const MAX_REQUESTS = 20;
const KEY = /^[\w-]{16,64}$/;

const keyRejected = () =>
  rejected(CART_ERRORS.requestKey, '操作を受け付けられませんでした。もう一度お試しください');

/**
 * Reads the request key of a change of `cart`, whose row is locked. Returns what to write with the change, so that the
 * request is recognised when it is repeated, or `repeated` where it was carried out before. Throws a 422 for a malformed
 * key and for one that was sent with another change.
 */
export function recordRequest(
  context: Pick<RouteContext, 'requestHeader' | 'requestHash'>,
  cart: Pick<CartRow, 'appliedRequests'>,
): CartChange | 'repeated' {
  const key = context.requestHeader(REQUEST_KEY_HEADER);
  if (key === null) return {};
  if (!KEY.test(key)) throw keyRejected();
  const request = context.requestHash();
  const same = cart.appliedRequests.find((applied) => applied.key === key);
  if (same !== undefined && same.request !== request) throw keyRejected();
  if (same !== undefined) return 'repeated';
  return { appliedRequests: [...cart.appliedRequests, { key, request }].slice(-MAX_REQUESTS) };
}
