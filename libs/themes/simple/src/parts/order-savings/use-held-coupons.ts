import type { CartView } from '@shop/feature-cart/cart-view';
import { takenCouponPageQuery } from '@shop/feature-content/coupons/taken-coupon-page-query';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';

/** The member's coupons that can be used and that the cart has not yet, the latest first. */
export function useHeldCoupons({ userId, coupons }: CartView) {
  const { data } = useQuery({ ...takenCouponPageQuery(useApi(), 1), enabled: userId !== null });
  const inUse = coupons.map(({ code }) => code);
  return (data?.coupons ?? []).flatMap(({ id, name, code, isUsable }) =>
    isUsable && code !== null && !inUse.includes(code) ? [{ id, name, code }] : [],
  );
}
