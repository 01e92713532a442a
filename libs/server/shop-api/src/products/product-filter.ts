import type { listProductsSpec } from '@shop/contract/products/list-products';
import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
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
import { hasPieces } from './pieces-for-sale';
import { withinPriceBounds } from './price-bounds';
import { type PriceView, sortPrice } from './shopper-price';

/** The parsed query of a product list. */
export type ProductQuery = v.InferOutput<typeof listProductsSpec.schemas.query>;

/** The category of that key, and with `child` everything below it. */
async function findCategoryIds(
  db: Executor,
  channelId: number,
  { category, child }: ProductQuery,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive branch as (
      select id from ${categories} where channel_id = ${channelId} and table_name = 'products' and key = ${category}
      union select below.id from ${categories} below join branch on below.parent_id = branch.id and ${child}::boolean
    ) select id from branch`);
  return rows.map(({ id }) => id);
}

/** The maker or brand of that key; 0, which is none, where there is no such. */
async function findNamedId(
  db: Executor,
  table: typeof makers | typeof brands,
  channelId: number,
  key: string,
): Promise<number> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.channelId, channelId), eq(table.key, key)));
  return row?.id ?? 0;
}

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

/**
 * The conditions of a list besides visibility and searched words; variants are joined where the price matters. Keys are resolved to ids
 * first, because by ids the planner knows how many products a category, maker or brand has.
 */
export async function productFilter(
  db: Executor,
  channelId: number,
  query: ProductQuery,
  view: PriceView,
): Promise<SQL | undefined> {
  return and(
    query.category === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(productModelCategories)
            .where(
              and(
                eq(productModelCategories.productModelId, productModels.id),
                inArray(productModelCategories.categoryId, await findCategoryIds(db, channelId, query)),
              ),
            ),
        ),
    query.tag === undefined ? undefined : isTagged(db, channelId, query.tag),
    query.maker === undefined
      ? undefined
      : eq(productModels.makerId, await findNamedId(db, makers, channelId, query.maker)),
    query.brand === undefined
      ? undefined
      : eq(productModels.brandId, await findNamedId(db, brands, channelId, query.brand)),
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
                hasPieces,
              ),
            ),
        )
      : undefined,
  );
}

/** Whether a sort option uses the price of the representative variant. */
export const sortsByPrice = (sort: ProductQuery['sort']): boolean =>
  sort === 'price_asc' || sort === 'price_desc';

/** The `order by` of a list; ties are broken by id, so that pages never repeat or lose a row. */
export function productOrder(sort: ProductQuery['sort'], view: PriceView): readonly SQL[] {
  switch (sort) {
    case 'recommended':
      return [desc(productModels.recommendRank), desc(productModels.id)];
    case 'new':
      return [desc(productModels.publishedAt), desc(productModels.id)];
    case 'price_asc':
      return [asc(sortPrice(view)), asc(products.productModelId)];
    case 'price_desc':
      return [desc(sortPrice(view)), desc(products.productModelId)];
  }
}
