import type { ApiClient } from '@shop/api-client/api-client';
import { getProductDelivery } from '@shop/contract/products/get-product-delivery';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from '../product-part-keys';

/** What delivery of a product promises before it is in the cart. */
export interface DeliveryPromise {
  /** Where the postal code lies; empty for all prefectures. */
  readonly prefecture: string;
  /** `YYYY-MM-DD`; null while it is out of stock. */
  readonly earliestArrivalOn: string | null;
  /** Yen with tax: the same twice for one prefecture. */
  readonly carriageFrom: number;
  readonly carriageTo: number;
  /** Yen without tax from which there is no carriage; null: never. */
  readonly carriageFreeFrom: number | null;
  /** The same with tax. */
  readonly carriageFreeFromWithTax: number | null;
  /** Days for sending it back unused; 0: it cannot be, as food; null where the shop states none. */
  readonly returnDays: number | null;
  /** The names of the ways to pay that hold up the shipment until they are paid. */
  readonly paidFirst: readonly string[];
}

/** The promise to everywhere, or to seven digits of a postal code. Rejects with a NotFoundError for an unknown code. */
export function productDeliveryQuery(api: ApiClient, key: string, postalCode = '') {
  return queryOptions({
    queryKey: productPartKeys.delivery(key, postalCode),
    queryFn: async ({ signal }): Promise<DeliveryPromise> => {
      const query = postalCode === '' ? {} : { postal_code: postalCode };
      const { data } = await api.call(getProductDelivery, { params: { key }, query }, { signal });
      return {
        prefecture: data.prefecture,
        earliestArrivalOn: data.earliest_arrival_on,
        carriageFrom: data.carriage_from_with_tax,
        carriageTo: data.carriage_to_with_tax,
        carriageFreeFrom: data.carriage_free_from,
        carriageFreeFromWithTax: data.carriage_free_from_with_tax,
        returnDays: data.return_days,
        paidFirst: data.paid_first,
      };
    },
  });
}
