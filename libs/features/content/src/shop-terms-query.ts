import type { ApiClient } from '@shop/api-client/api-client';
import { getShopTerms } from '@shop/contract/shop-terms/get-shop-terms';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';

/** What buying costs besides the goods, how it is paid and how goods go back, as the checkout applies it. */
export interface ShopTermsView {
  /** Yen with tax: the lowest and the highest of all prefectures. */
  readonly shippingFrom: number;
  readonly shippingTo: number;
  /** Goods in yen without tax from which shipping is free; null: never. */
  readonly shippingFreeFrom: number | null;
  /** The same with tax. */
  readonly shippingFreeFromWithTax: number | null;
  /** Days after the arrival for sending unused goods back; null where the shop states none. */
  readonly returnDays: number | null;
  readonly payments: readonly string[];
  /** Orders until this hour of an open day count for that day. */
  readonly cutOffHour: number;
}

/** The terms of sale of the shop. */
export function shopTermsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.shopTerms],
    queryFn: async ({ signal }): Promise<ShopTermsView> => {
      const { data } = await api.call(getShopTerms, {}, { signal });
      return {
        shippingFrom: data.carriage_from_with_tax,
        shippingTo: data.carriage_to_with_tax,
        shippingFreeFrom: data.carriage_free_from,
        shippingFreeFromWithTax: data.carriage_free_from_with_tax,
        returnDays: data.return_days,
        payments: data.payments,
        cutOffHour: data.cut_off_hour,
      };
    },
  });
}
