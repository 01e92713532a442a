import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { hashToken } from '../../auth/random-token';
import { defineRoute } from '../../http/define-route';
import { consumeRateLimit, refundRateLimit } from '../../http/rate-limit';
import { changeCart } from '../changes/change-cart';
import { addCoupon } from '../changes/change-coupons';

const WINDOW_MS = 10 * 60 * 1000;
/** Codes that were not accepted: many of them mean that somebody is guessing. */
const PER_CART = { count: 20, windowMs: WINDOW_MS };
const PER_CLIENT_IP = { count: 60, windowMs: WINDOW_MS };

export const addCartCouponRoute = defineRoute(addCartCouponSpec, async (context, { body }) => {
  const { db, clock, rateIp } = context;
  const keys = { perClientIp: `coupon/${rateIp}`, perCart: `coupon-cart/${hashToken(body.cart_token)}` };
  await consumeRateLimit(db, clock, keys.perClientIp, PER_CLIENT_IP);
  await consumeRateLimit(db, clock, keys.perCart, PER_CART);
  const cart = await changeCart(context, body.cart_token, async (work) => {
    await addCoupon(work, body.code);
    return undefined;
  });
  await refundRateLimit(db, keys.perClientIp);
  await refundRateLimit(db, keys.perCart);
  return cart;
});
