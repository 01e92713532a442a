import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { rejected } from '../../http/http-error';
import { readRequestKey } from '../../http/request-key';
import type { RouteContext } from '../../http/route-context';
import type { CartChange, CartRow } from '../state/cart-store';

/** A browser repeats a change within seconds, while a cart takes its changes one at a time. */
const MAX_REQUESTS = 20;

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
  const key = readRequestKey(context, keyRejected);
  if (key === null) return {};
  const request = context.requestHash();
  const same = cart.appliedRequests.find((applied) => applied.key === key);
  if (same !== undefined && same.request !== request) throw keyRejected();
  if (same !== undefined) return 'repeated';
  return { appliedRequests: [...cart.appliedRequests, { key, request }].slice(-MAX_REQUESTS) };
}
