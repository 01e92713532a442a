import type { TaxRate } from '../pricing/tax-by-rate';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { groupPrices, images, productAccessories, productModels, products } from '../db/schema';
import type { VariantRow } from './present-product';
import { groupPriceJoin, type PriceView } from './shopper-price';
import { variantColumns } from './product-columns';
import { shownProduct } from './shown-product';

export type ProductAccessory = typeof productAccessories.$inferSelect;

/** An accessory as the page of its product shows it. */
export interface AccessoryRow extends VariantRow {
  readonly accessory: ProductAccessory;
  readonly taxRate: TaxRate;
}

/** The shown accessories of a product, in their order. */
export const listAccessories = (
  db: Executor,
  view: PriceView,
  channelId: number,
  productId: number,
): Promise<AccessoryRow[]> =>
  db
    .select({ ...variantColumns(view), accessory: productAccessories, taxRate: productModels.taxRate })
    .from(productAccessories)
    .innerJoin(products, eq(products.id, productAccessories.accessoryId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(and(eq(productAccessories.productId, productId), shownProduct(channelId)))
    .orderBy(asc(productAccessories.position), asc(products.id));
