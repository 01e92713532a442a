import { callerOf, hasRight } from '../../auth/caller';
import { rejected } from '../../http/http-error';
import { priceSumsOf } from '../../site/front-settings';
import {
  couponShopper,
  deleteCartCoupon,
  findCouponByCode,
  insertCartCoupon,
  listCartCoupons,
} from '../../coupons/cart-coupon-store';
import { couponViolation, NOT_FOUND } from '../../coupons/coupon-violation';
import { pricedLines, subtotalOf } from '../state/priced-lines';
import { cartErrors } from '../state/cart-errors';
import { loadCartLines } from '../state/cart-lines';
import type { CartChangeContext } from './cart-change-context';

/** The most coupons of one order. */
const MAX_COUPONS = 3;

const couponOwnerOf = ({ cart, context }: CartChangeContext) => couponShopper(context.member, cart);

/** Adds a coupon that can be used now; adding it again changes nothing. */
export async function addCoupon(work: CartChangeContext, code: string): Promise<void> {
  const { tx, cart, context } = work;
  const owner = couponOwnerOf(work);
  const held = await findCouponByCode(tx, context.channel.id, code, owner);
  if (held === null) throw rejected(NOT_FOUND.code, NOT_FOUND.message);
  const present = await listCartCoupons(tx, cart.id, owner);
  if (present.some(({ coupon }) => coupon.id === held.coupon.id)) return;
  const groupId = context.member?.groupId ?? null;
  const lines = await loadCartLines(tx, cart.id, groupId);
  const sums = priceSumsOf(context.channel);
  const violation = couponViolation(held.coupon, {
    ...held,
    mayUseMemberCoupons: hasRight(callerOf(context.member), 'memberCoupons'),
    isSignedIn: cart.userId !== null,
    groupId,
    subtotal: subtotalOf(pricedLines(lines)),
    sums,
    now: context.clock.now(),
  });
  if (violation !== null) throw rejected(violation.code, violation.message);
  if (present.length >= MAX_COUPONS) throw cartErrors.tooManyCoupons(MAX_COUPONS);
  await insertCartCoupon(tx, cart.id, held.coupon.id);
}

/** Removes a coupon from the cart; no error where the cart does not have it. */
export async function removeCoupon(work: CartChangeContext, code: string): Promise<void> {
  const present = await listCartCoupons(work.tx, work.cart.id, couponOwnerOf(work));
  const held = present.find(({ coupon }) => coupon.code === code);
  if (held !== undefined) await deleteCartCoupon(work.tx, work.cart.id, held.coupon.id);
}
