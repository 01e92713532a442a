import { listRecommendedProductsSpec } from '@shop/contract/products/list-recommended-products';
import { and, desc, ne, sql } from 'drizzle-orm';
import { productModelCategories, productModels } from '../db/schema';
import { handle } from '../http/handle';
import { visibleModels } from '../tags/visible-models';
import { presentSummaries } from './present-summaries';
import { priceViewOf } from './price-for-shopper';
import { listModels } from './product-store';
import { requireProduct } from './require-product';

const RECOMMENDATIONS = 8;
/** A shared category says more than a shared brand, both more than the general rank. */
const CATEGORY_WEIGHT = 1_000;
const BRAND_WEIGHT = 500;

/** GET /v1/products/{key}/recommend */
export const listRecommendedProductsRoute = handle(
  listRecommendedProductsSpec,
  async (context, { params: { key } }) => {
    const { db, member } = context;
    const view = await priceViewOf(db, member);
    const { model } = await requireProduct(context, view, key);
    const sharedCategories = sql`(
      select count(*) from ${productModelCategories} theirs
      join ${productModelCategories} mine on mine.category_id = theirs.category_id
      where theirs.product_model_id = ${productModels.id} and mine.product_model_id = ${model.id})`;
    const closeness = sql`${sharedCategories} * ${CATEGORY_WEIGHT}::int
      + (case when ${productModels.brandId} = ${model.brandId} then ${BRAND_WEIGHT}::int else 0 end)
      + ${productModels.recommendRank}`;
    const rows = await listModels(db, view, {
      filter: and(await visibleModels(context), ne(productModels.id, model.id)),
      order: [desc(closeness), desc(productModels.id)],
      limit: RECOMMENDATIONS,
      offset: 0,
    });
    return presentSummaries(context, rows);
  },
);
