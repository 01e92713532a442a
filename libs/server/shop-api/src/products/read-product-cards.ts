import type { ProductSummary } from '@shop/contract/products/product';
import { and, eq, inArray } from 'drizzle-orm';
import { brands, groupPrices, images, makers, productModels, products } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { visibleModels } from '../tags/visible-models';
import { presentSummaries } from './present-summaries';
import { groupPriceJoin, priceViewOf } from './shopper-price';
import { modelColumns, productCount, variantColumns } from './product-columns';
import { shownProduct } from './shown-product';

/** The shown ones of these products by id, at this shopper's prices. Not for use inside a transaction. */
export async function readProductCards(
  context: RouteContext,
  productIds: readonly number[],
): Promise<(productId: number) => ProductSummary | null> {
  if (productIds.length === 0) return () => null;
  const { db, channel } = context;
  const view = await priceViewOf(db, context);
  const rows = await db
    .select({ ...variantColumns(view), ...modelColumns, productCount })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(
      and(shownProduct(channel.id), await visibleModels(context), inArray(products.id, [...productIds])),
    );
  const cards = await presentSummaries(context, rows);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (productId) => byId.get(productId) ?? null;
}
