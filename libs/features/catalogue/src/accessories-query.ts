import type { ApiClient } from '@shop/api-client/api-client';
import {
  type ProductAccessory,
  listProductAccessories,
} from '@shop/contract/products/list-product-accessories';
import { type Picture, toPictureOrNull } from '@shop/site/views/picture';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from './product-part-keys';

/** Something that goes with a product. */
export interface AccessoryView {
  readonly key: string;
  readonly name: string;
  readonly priceWithTax: number;
  readonly priceBefore: number | null;
  readonly picture: Picture | null;
  readonly isAvailable: boolean;
  /** Exactly one comes with each piece; otherwise up to `maxPerPiece` may. */
  readonly isOnePerPiece: boolean;
  readonly maxPerPiece: number;
}

/** オプション・付属品 of a product, by its key. core §3, §7 */
export function accessoriesQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.accessories(key),
    queryFn: async ({ signal }) =>
      (await api.call(listProductAccessories, { params: { key } }, { signal })).data.map(toAccessory),
  });
}

const toAccessory = (wire: ProductAccessory): AccessoryView => ({
  key: wire.key,
  name: wire.name,
  priceWithTax: wire.product_price_with_tax,
  priceBefore: wire.before_price_with_tax,
  picture: toPictureOrNull(wire.image),
  isAvailable: wire.is_stock_available,
  isOnePerPiece: wire.quantity_rule === 'same',
  maxPerPiece: wire.max_per_piece,
});
