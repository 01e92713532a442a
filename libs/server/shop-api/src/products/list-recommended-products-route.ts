import { listRecommendedProductsSpec } from '@shop/contract/products/list-recommended-products';
import { defineRoute } from '../http/define-route';
import { presentSummaries } from './present-summaries';
import { priceViewOf } from './shopper-price';
import { listModelsById } from './product-store';
import { findRelatedModels } from './find-related-models';
import { requireProduct } from './require-product';

const RECOMMENDATIONS = 8;

/** GET /v1/products/{key}/recommend */
export const listRecommendedProductsRoute = defineRoute(
  listRecommendedProductsSpec,
  async (context, { params: { key } }) => {
    const { db } = context;
    const view = await priceViewOf(db, context);
    const { model } = await requireProduct(context, view, key);
    const related = await findRelatedModels(context, model, RECOMMENDATIONS);
    return presentSummaries(context, await listModelsById(db, view, related));
  },
);
