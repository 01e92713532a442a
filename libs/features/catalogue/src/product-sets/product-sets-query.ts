import type { ApiClient } from '@shop/api-client/api-client';
import { listProductSets, type ProductSet } from '@shop/contract/products/list-product-sets';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from '../product-part-keys';
import { labelOf, smallestFile } from '../variant-label';
import type { ProductSetView } from './product-set-view';

/** The sets that a product is part of. core §7 */
export function productSetsQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.sets(key),
    queryFn: async ({ signal }): Promise<readonly ProductSetView[]> =>
      (await api.call(listProductSets, { params: { key } }, { signal })).data.map(toSet),
  });
}

const toSet = ({ key, name, description, items }: ProductSet): ProductSetView => ({
  key,
  name,
  description,
  items: items.map((item) => ({
    name: item.name,
    quantity: item.quantity,
    variants: item.products.map((variant) => ({
      key: variant.key,
      label: labelOf(variant),
      price: variant.product_price,
      taxRate: variant.tax_rate,
      thumbnail: variant.image === null ? null : smallestFile(variant.image),
      isAvailable: variant.is_stock_available,
    })),
  })),
});
