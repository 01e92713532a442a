import type { ApiError } from '@shop/api-client/api-error';
import { isApiError } from '@shop/api-client/is-api-error';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';

/** What an error of the API means for the cart. core §8 */
export type CartErrorKind =
  | 'expired'
  | 'unknown-cart'
  | 'already-decided'
  | 'product-gone'
  | 'address-missing'
  | 'out-of-stock'
  | 'coupon-refused'
  | 'total-changed'
  | 'cart-changed'
  | 'approval-required'
  | 'payment-failed'
  | 'other';

/** Classifies an error by the cart's own codes; no other feature knows them. core §8 */
export function cartErrorKind(error: ApiError): CartErrorKind {
  if (error.kind === 'not-found') return error.code === CART_ERRORS.notFound ? 'unknown-cart' : 'other';
  if (error.kind !== 'rejected') return 'other';
  switch (error.code) {
    case CART_ERRORS.expired:
      return 'expired';
    case CART_ERRORS.alreadyDecided:
      return 'already-decided';
    case CART_ERRORS.addressMissing:
      return 'address-missing';
    case CART_ERRORS.outOfStock:
      return 'out-of-stock';
    case CART_ERRORS.couponGone:
    case CART_ERRORS.couponUsed:
    case CART_ERRORS.couponOutOfPeriod:
    case CART_ERRORS.couponMinimum:
      return 'coupon-refused';
    case CART_ERRORS.totalChanged:
      return 'total-changed';
    case CART_ERRORS.changed:
      return 'cart-changed';
    case CART_ERRORS.paymentFailed:
      return 'payment-failed';
    case CART_ERRORS.approvalRequired:
      return 'approval-required';
    case CART_ERRORS.notSale:
      return 'product-gone';
    default:
      return error.code.includes('product_not_found') ? 'product-gone' : 'other';
  }
}

/** Whether the notice about the cart says it, wherever the shopper is led (see `recoverCart`): the page need not say it too. */
export function isSaidByCartNotice(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const kind = cartErrorKind(error);
  return kind === 'expired' || kind === 'product-gone' || kind === 'address-missing';
}
