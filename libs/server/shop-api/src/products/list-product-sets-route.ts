import { listProductSetsSpec } from '@shop/contract/products/list-product-sets';
import { defineRoute } from '../http/define-route';
import { visibleModels } from '../tags/visible-models';
import { presentVariant } from './present-product';
import { listSets } from './product-set-store';
import { requireProduct } from './require-product';
import { priceViewOf } from './shopper-price';

/** GET /v1/products/{key}/sets */
export const listProductSetsRoute = defineRoute(listProductSetsSpec, async (context, { params: { key } }) => {
  const { db } = context;
  const view = await priceViewOf(db, context);
  const { model } = await requireProduct(context, view, key);
  const sets = await listSets(db, view, { modelId: model.id, visible: await visibleModels(context) });
  return sets.map(({ items, ...set }) => ({
    ...set,
    items: items.map(({ name, quantity, taxRate, variants }) => ({
      name,
      quantity,
      products: variants.map((variant) => presentVariant(variant, { taxRate, sums: view.sums })),
    })),
  }));
});
