import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
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
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listMyCoupons, { query: { page: number } }, { signal }),
      );
      return {
        coupons: data.map((wire) => ({ ...toCoupon(wire), isUsable: wire.is_usable })),
        pagination,
      };
    },
  });
}
