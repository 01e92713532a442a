import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { groupPrices, images, products } from '../db/schema';
import type { VariantRow } from './present-product';
import { variantColumns } from './product-columns';
import { groupPriceJoin, type PriceView } from './shopper-price';

/** The shown variants of these models, in the order in which they are offered. */
export const listVariantsOf = (
  db: Executor,
  view: PriceView,
  modelIds: readonly number[],
): Promise<VariantRow[]> =>
  db
    .select(variantColumns(view))
    .from(products)
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(and(inArray(products.productModelId, [...modelIds]), eq(products.isShow, true)))
    .orderBy(asc(products.position), asc(products.id));
