import { listProductUosSpec } from '@shop/contract/products/list-product-uos';
import { handle } from '../http/handle';
import { priceForGroup } from '../pricing/price-for-group';
import { withTax } from '../pricing/tax-by-rate';
import { priceViewOf } from './price-for-shopper';
import { requireProduct } from './require-product';
import { stockState } from './stock-state';
import { listPricedUnits } from './uos-store';

/** GET /v1/products/{key}/uos */
export const listProductUosRoute = handle(listProductUosSpec, async (context, { params: { key } }) => {
  const view = await priceViewOf(context.db, context.member);
  const { product, model } = await requireProduct(context, view, key);
  const units = await listPricedUnits(context.db, product.id, view.groupId);
  return {
    product_key: product.key,
    product_name: product.name,
    units: units.map(({ unit, groupPrice }) => {
      const price = priceForGroup({
        listPrice: unit.price,
        groupPrice,
        discountPercent: view.discountPercent,
      });
      return {
        key: unit.key,
        name: unit.name,
        pieces: unit.pieces,
        unit_price: price,
        unit_price_with_tax: withTax(price, model.taxRate),
        tax_rate: model.taxRate,
        ...stockState({ stock: Math.floor(product.stock / unit.pieces), isOnSale: product.isOnSale }),
      };
    }),
  };
});
