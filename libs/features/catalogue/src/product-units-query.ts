import type { ApiClient } from '@shop/api-client/api-client';
import { listProductUos, type ProductUos } from '@shop/contract/products/list-product-uos';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from './product-part-keys';

/** A unit in which a product is sold: a piece, a case of twelve, a pallet. */
export interface ProductUnitView {
  readonly key: string;
  readonly name: string;
  readonly pieces: number;
  /** Ordered in multiples of it. */
  readonly lotSize: number;
  /** Integer yen for one unit, for this shopper. */
  readonly price: number;
  readonly priceWithTax: number;
  /** What others pay for one unit, without tax; null where this shopper has no lower price of their own. */
  readonly usualPrice: number | null;
  readonly stockState: ProductUos['stock_state'];
  /** Whole units; `null` where the shop does not say. */
  readonly stockLeft: number | null;
  readonly isAvailable: boolean;
}

/** A product with its units of sale, the single piece first. */
export interface ProductUnits {
  readonly productKey: string;
  readonly productName: string;
  readonly units: readonly ProductUnitView[];
}

/** The units in which a product is sold. Rejects with a NotFoundError where there is no product. gap-stylist-uos-flipbook */
export function productUnitsQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.units(key),
    queryFn: async ({ signal }): Promise<ProductUnits> => {
      const { data } = await api.call(listProductUos, { params: { key } }, { signal });
      return {
        productKey: data.product_key,
        productName: data.product_name,
        units: data.units.map((unit) => ({
          key: unit.key,
          name: unit.name,
          pieces: unit.pieces,
          price: unit.unit_price,
          usualPrice: unit.usual_price,
          lotSize: unit.lot_size,
          priceWithTax: unit.unit_price_with_tax,
          stockState: unit.stock_state,
          stockLeft: unit.stock_left,
          isAvailable: unit.is_stock_available,
        })),
      };
    },
  });
}
