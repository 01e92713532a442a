import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import {
  brands,
  categories,
  orderItems,
  productModelCategories,
  productModels,
  products,
} from '../db/schema';

/** The items of an order with the brand and the categories that their products have now; none where they are gone. */
export async function readMeasuredItems(db: Executor, orderId: number) {
  const rows = await db
    .select({ item: orderItems, modelId: products.productModelId, brand: brands.name })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productModels, eq(productModels.id, products.productModelId))
    .leftJoin(brands, eq(brands.id, productModels.brandId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  const modelIds = [...new Set(rows.flatMap(({ modelId }) => (modelId === null ? [] : [modelId])))];
  const links = await db
    .select({ modelId: productModelCategories.productModelId, name: categories.name })
    .from(productModelCategories)
    .innerJoin(categories, eq(categories.id, productModelCategories.categoryId))
    .where(inArray(productModelCategories.productModelId, modelIds))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ item, modelId, brand }) => ({
    ...item,
    brand,
    categories: links.filter((link) => link.modelId === modelId).map(({ name }) => name),
  }));
}
