import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listCoupons } from '@shop/contract/coupons/list-coupons';
import { queryOptions } from '@tanstack/react-query';
import { couponKeys } from './coupon-keys';
import { type CouponView, toCoupon } from './coupon-view';

/** One page of the shop's coupons. */
export interface CouponPage {
  readonly coupons: readonly CouponView[];
  readonly pagination: Pagination;
}

/** One page of the coupons that can be taken now, those that end first in front. account §7 */
export function couponPageQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: couponKeys.page(page),
    queryFn: async ({ signal }): Promise<CouponPage> => {
      const { data, pagination } = await readPage(page, (number) =>
        api.call(listCoupons, { query: { page: number } }, { signal }),
      );
      return { coupons: data.map(toCoupon), pagination };
    },
  });
}
