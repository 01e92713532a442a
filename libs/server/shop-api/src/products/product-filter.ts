import type { listProductsSpec } from '@shop/contract/products/list-products';
import { and, asc, desc, eq, exists, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Executor } from '../db/database';
import {
  brands,
  categories,
  makers,
  productModelCategories,
  productModels,
  productModelTags,
  products,
  tags,
} from '../db/schema';
import { searchWords } from './normalise-search-text';
import { withinPriceBounds } from './price-bounds';
import { type PriceView, shopperPrice } from './price-for-shopper';

/** What a product list is asked for. */
export type ProductQuery = v.InferOutput<typeof listProductsSpec.schemas.query>;

/** The category of that key, and with `child` everything below it. */
const categoryIds = (channelId: number, key: string, withChildren: boolean): SQL =>
  withChildren
    ? sql`(with recursive branch as (
        select id from ${categories} where channel_id = ${channelId} and table_name = 'products' and key = ${key}
        union select child.id from ${categories} child join branch on child.parent_id = branch.id
      ) select id from branch)`
    : sql`(select id from ${categories} where channel_id = ${channelId} and table_name = 'products' and key = ${key})`;

/** Models that carry the shown tag of that key. */
const isTagged = (db: Executor, channelId: number, key: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productModelTags)
      .innerJoin(tags, eq(tags.id, productModelTags.tagId))
      .where(
        and(
          eq(productModelTags.productModelId, productModels.id),
          eq(tags.channelId, channelId),
          eq(tags.key, key),
          eq(tags.isShow, true),
        ),
      ),
  );

/** The conditions of a list besides what the shopper may see; the joins of `product-store` are in place. */
export function productFilter(
  db: Executor,
  channelId: number,
  query: ProductQuery,
  view: PriceView,
): SQL | undefined {
  return and(
    ...searchWords(query.word ?? '').map((word) => sql`strpos(${productModels.searchText}, ${word}) > 0`),
    query.category === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(productModelCategories)
            .where(
              and(
                eq(productModelCategories.productModelId, productModels.id),
                sql`${productModelCategories.categoryId} in ${categoryIds(channelId, query.category, query.child)}`,
              ),
            ),
        ),
    query.tag === undefined ? undefined : isTagged(db, channelId, query.tag),
    query.maker === undefined ? undefined : eq(makers.key, query.maker),
    query.brand === undefined ? undefined : eq(brands.key, query.brand),
    withinPriceBounds(query, view),
    query.in_stock
      ? inArray(
          productModels.id,
          db
            .select({ id: products.productModelId })
            .from(products)
            .where(
              and(
                eq(products.channelId, channelId),
                eq(products.isShow, true),
                eq(products.isOnSale, true),
                gt(products.stock, 0),
              ),
            ),
        )
      : undefined,
  );
}

/** The order of a list; ties are settled by id, so that pages never repeat or lose a row. */
export function productOrder(sort: ProductQuery['sort'], view: PriceView): readonly SQL[] {
  switch (sort) {
    case 'recommended':
      return [desc(productModels.recommendRank), desc(productModels.id)];
    case 'new':
      return [desc(productModels.publishedAt), desc(productModels.id)];
    case 'price_asc':
      return [asc(shopperPrice(view)), asc(productModels.id)];
    case 'price_desc':
      return [desc(shopperPrice(view)), desc(productModels.id)];
  }
}
