import { listProductUosSpec, PIECE_KEY, type ProductUos } from '@shop/contract/products/list-product-uos';
import { defineRoute } from '../http/define-route';
import { priceForGroup } from '../pricing/price-for-group';
import { withTax } from '../pricing/tax-by-rate';
import { piecesForSale } from './pieces-for-sale';
import type { ProductRow } from './present-product';
import { priceViewOf } from './shopper-price';
import { requireProduct } from './require-product';
import { stockState } from './stock-state';
import { listPricedUnits } from './uos-store';

/** GET /v1/products/{key}/uos */
export const listProductUosRoute = defineRoute(listProductUosSpec, async (context, { params: { key } }) => {
  const view = await priceViewOf(context.db, context.member);
  const row = await requireProduct(context, view, key);
  const units = await listPricedUnits(context.db, row.product.id, view.groupId);
  return {
    product_key: row.product.key,
    product_name: row.product.name,
    units: [
      {
        ...presentUnit(row, { key: PIECE_KEY, name: '1点', pieces: 1, price: row.product.price }, row.price),
        lot_size: row.product.lotSize,
      },
      ...units.map(({ unit, groupPrice }) =>
        presentUnit(
          row,
          unit,
          priceForGroup({ listPrice: unit.price, groupPrice, discountPercent: view.discountPercent }),
        ),
      ),
    ],
  };
});

/** Stock is shown in whole units of sale. */
const presentUnit = (
  { product, model }: ProductRow,
  {
    key,
    name,
    pieces,
    price: usual,
  }: Pick<ProductUos, 'key' | 'name' | 'pieces'> & { readonly price: number },
  price: number,
): ProductUos => ({
  key,
  name,
  pieces,
  lot_size: 1,
  unit_price: price,
  unit_price_with_tax: withTax(price, model.taxRate),
  usual_price: usual > price ? usual : null,
  tax_rate: model.taxRate,
  ...stockState({ pieces: Math.floor(piecesForSale(product) / pieces), isOnSale: product.isOnSale }),
});
