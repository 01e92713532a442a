import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { categories, productModelCategories, productModels, products } from '../db/schema';
import type { TagPromise } from './content/shop-content';

/** What tags and collections may say of a product. */
export interface PromisedModel {
  readonly id: number;
  readonly description: string;
  readonly shippingDays: number;
  /** Of its dearest variant, in yen as the shop states prices. */
  readonly price: number;
  /** Keys of its categories. */
  readonly aisles: readonly string[];
}

/** The product models of a shop, in the order in which they were planned. */
export const loadPromisedModels = (db: Executor, channelId: number): Promise<readonly PromisedModel[]> =>
  db
    .select({
      id: productModels.id,
      description: productModels.description,
      shippingDays: productModels.shippingDays,
      aisles: sql<string[]>`array(
        select ${categories.key} from ${productModelCategories}
        join ${categories} on ${categories.id} = ${productModelCategories.categoryId}
        where ${productModelCategories.productModelId} = ${productModels.id})`,
      price: sql<number>`max(${products.price})`,
    })
    .from(productModels)
    .innerJoin(products, eq(products.productModelId, productModels.id))
    .where(eq(productModels.channelId, channelId))
    .groupBy(productModels.id)
    .orderBy(productModels.id);

/** Whether a product is what a tag or a collection says of it. */
export const keepsPromise = (
  model: PromisedModel,
  { says = '', maxPrice = Infinity, maxShippingDays = Infinity, aisles }: TagPromise,
): boolean =>
  model.description.includes(says) &&
  model.price <= maxPrice &&
  model.shippingDays <= maxShippingDays &&
  (aisles === undefined || model.aisles.some((key) => aisles.includes(key)));
