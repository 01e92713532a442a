import type { ApiError } from '@shop/api-client/api-error';
import { cartErrorKind } from './cart-error-kind';
import type { CartContext } from './cart-context';
import { initCart } from './init-cart';
import { recoverCart } from './recover-cart';

/**
 * Repairs the cart after an order that was refused (core §8). Where stock or a coupon is gone the cart is fetched anew, so
 * that it says what is left.
 */
export async function recoverOrder(context: CartContext, error: ApiError, cartToken: string): Promise<void> {
  const kind = cartErrorKind(error);
  if (kind === 'out-of-stock' || kind === 'coupon-refused') await initCart(context);
  else await recoverCart(context, error, cartToken);
}
