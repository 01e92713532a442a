import { listProductUosSpec, PIECE_KEY, type ProductUos } from '@shop/contract/products/list-product-uos';
import { defineRoute } from '../http/define-route';
import { priceForGroup } from '../pricing/price-for-group';
import { bothPrices } from '../pricing/both-prices';
import { piecesForSale } from './pieces-for-sale';
import type { ProductRow } from './present-product';
import { type PriceView, priceViewOf } from './shopper-price';
import { requireProduct } from './require-product';
import { stockState } from './stock-state';
import { listPricedUnits } from './uos-store';

/** GET /v1/products/{key}/uos */
export const listProductUosRoute = defineRoute(listProductUosSpec, async (context, { params: { key } }) => {
  const view = await priceViewOf(context.db, context);
  const row = await requireProduct(context, view, key);
  const units = await listPricedUnits(context.db, row.product.id, view.groupId);
  return {
    product_key: row.product.key,
    product_name: row.product.name,
    units: [
      {
        ...presentUnit(
          row,
          view,
          { key: PIECE_KEY, name: '1点', pieces: 1, price: row.product.price },
          row.price,
        ),
        lot_size: row.product.lotSize,
      },
      ...units.map(({ unit, groupPrice }) =>
        presentUnit(
          row,
          view,
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
  { sums }: PriceView,
  {
    key,
    name,
    pieces,
    price: usual,
  }: Pick<ProductUos, 'key' | 'name' | 'pieces'> & { readonly price: number },
  price: number,
): ProductUos => {
  const both = bothPrices(price, model.taxRate, sums);
  return {
    key,
    name,
    pieces,
    lot_size: 1,
    unit_price: both.withoutTax,
    unit_price_with_tax: both.withTax,
    usual_price: usual > price ? bothPrices(usual, model.taxRate, sums).withoutTax : null,
    tax_rate: model.taxRate,
    ...stockState({ pieces: Math.floor(piecesForSale(product) / pieces), isOnSale: product.isOnSale }),
  };
};
