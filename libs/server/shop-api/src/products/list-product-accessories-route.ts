import { listProductAccessoriesSpec } from '@shop/contract/products/list-product-accessories';
import { defineRoute } from '../http/define-route';
import { listAccessories } from './accessory-store';
import { presentVariant } from './present-product';
import { priceViewOf } from './shopper-price';
import { findShownProductId } from './shown-product';

/** GET /v1/products/{key}/accessories */
export const listProductAccessoriesRoute = defineRoute(
  listProductAccessoriesSpec,
  async (context, { params: { key } }) => {
    const { db, channel } = context;
    const view = await priceViewOf(db, context);
    const productId = await findShownProductId(db, channel.id, key);
    const rows = await listAccessories(db, view, channel.id, productId);
    return rows.map((row) => ({
      ...presentVariant(row, { taxRate: row.taxRate, sums: view.sums }),
      quantity_rule: row.accessory.quantityRule,
      max_per_piece: row.accessory.maxPerPiece,
    }));
  },
);
