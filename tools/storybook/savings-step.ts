import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { MEMBER } from './member-page';
import type { Prepare } from './scenario';

/** The coupon that the demo member has taken. */
const COUPON = 'HAJIMETE500';
const POINTS = 200;

/** A member's cart with a coupon and points on a step of the order. */
export const savingsStep =
  (path: string): Prepare =>
  async (api) => {
    const token = await api.signIn(MEMBER);
    const products = await wellStockedProducts(api.db, 2);
    const lines = products.map(({ key }) => ({ product_key: key, quantity: 2 }));
    const { token: cart_token } = await createReadyCart(api, lines, { token });
    await api.call(addCartCouponSpec, { body: { cart_token, code: COUPON } }, { token });
    await api.call(setCartPointSpec, { body: { cart_token, point: POINTS } }, { token });
    return { path, member: token, cartToken: cart_token };
  };
