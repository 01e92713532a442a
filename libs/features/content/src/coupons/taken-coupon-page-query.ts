import type { ApiClient } from '@shop/api-client/api-client';
import { EMPTY_PAGINATION } from '@shop/api-client/empty-pagination';
import type { Pagination } from '@shop/api-client/pagination';
import { listMyCoupons } from '@shop/contract/coupons/list-my-coupons';
import { queryOptions } from '@tanstack/react-query';
import { couponKeys } from './coupon-keys';
import { type CouponView, toCoupon } from './coupon-view';

/** A coupon that the member has. */
export interface TakenCouponView extends CouponView {
  /** Neither used nor outside its period. */
  readonly isUsable: boolean;
}

/** One page of the member's coupons. */
export interface TakenCouponPage {
  readonly coupons: readonly TakenCouponView[];
  readonly pagination: Pagination;
}

/** One page of the coupons that the member has taken, the latest first. For members only. account §7 */
export function takenCouponPageQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: couponKeys.takenPage(page),
    queryFn: async ({ signal }): Promise<TakenCouponPage> => {
      const { data, pagination } = await api.call(listMyCoupons, { query: { page } }, { signal });
      return {
        coupons: data.map((wire) => ({ ...toCoupon(wire), isUsable: wire.is_usable })),
        pagination: pagination ?? EMPTY_PAGINATION,
      };
    },
  });
}
