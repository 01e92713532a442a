import type { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import type { listProductsSpec } from '@shop/contract/products/list-products';
import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Executor } from '../db/database';
import {
  groupPrices,
  productModelCategories,
  productModels,
  productModelTags,
  products,
  tags,
} from '../db/schema';
import type { FilterIds } from './filter-ids';
import { hasPieces } from './pieces-for-sale';
import { type PriceBounds, withinPriceBounds } from './price-bounds';
import { canBeBought, hasColour, listed, listedPrice } from './listed-models';
import { groupPriceJoin, type PriceView, shopperPrice, sortPrice } from './shopper-price';

/** What narrows down a product list, as parsed from its query. */
export type ProductFilter = v.InferOutput<typeof getProductFacetsSpec.schemas.query>;

/** The sort option of a product list. */
type ProductSort = v.InferOutput<typeof listProductsSpec.schemas.query>['sort'];

/** What the conditions of a filter are made from. */
export interface FilterScope {
  readonly db: Executor;
  readonly channelId: number;
  readonly view: PriceView;
  /** Those of the filter; a filter with less chosen may use them too. */
  readonly ids: FilterIds;
}

/** As an array: the database tries an equality after conditions on lists of a row, which take ten times as long. */
const isOneOf = (
  id: typeof productModels.makerId | typeof productModels.brandId,
  ids: readonly number[],
): SQL => sql`${id} = any(${sql.param([...ids])}::int[])`;

/** Models that carry a shown tag of those keys. */
const isTagged = (db: Executor, channelId: number, keys: readonly string[]): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productModelTags)
      .innerJoin(tags, eq(tags.id, productModelTags.tagId))
      .where(
        and(
          eq(productModelTags.productModelId, productModels.id),
          eq(tags.channelId, channelId),
          inArray(tags.key, [...keys]),
          eq(tags.isShow, true),
        ),
      ),
  );

/** Models with a shown variant of which this is true. */
const hasVariant = (db: Executor, channelId: number, condition: SQL | undefined): SQL =>
  inArray(
    productModels.id,
    db
      .select({ id: products.productModelId })
      .from(products)
      .where(and(eq(products.channelId, channelId), eq(products.isShow, true), condition)),
  );

/** Models with a shown variant between the prices, whichever stands for them. */
export const hasVariantWithinBounds = (db: Executor, bounds: PriceBounds, view: PriceView): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(products)
      .leftJoin(groupPrices, groupPriceJoin(view))
      .where(
        and(
          eq(products.productModelId, productModels.id),
          eq(products.channelId, productModels.channelId),
          eq(products.isShow, true),
          withinPriceBounds(bounds, { price: shopperPrice(view), sums: view.sums }),
        ),
      ),
  );

/** Models of the category of a filter, or of one below it. */
function hasCategory({ db, ids }: FilterScope, query: ProductFilter): SQL | undefined {
  if (query.category === undefined) return undefined;
  const { productModelId, categoryId } = productModelCategories;
  return exists(
    db
      .select({ one: sql`1` })
      .from(productModelCategories)
      .where(and(eq(productModelId, productModels.id), inArray(categoryId, [...ids.category]))),
  );
}

/** The same of the short rows, which name all categories of a model. */
const isOfCategory = ({ ids }: FilterScope, query: ProductFilter): SQL | undefined =>
  query.category === undefined
    ? undefined
    : sql`${listed.categoryIds} && ${sql.param([...ids.category])}::int[]`;

/** The conditions of models besides their category and their variants. */
const modelFilter = ({ db, channelId, ids }: FilterScope, query: ProductFilter): SQL | undefined =>
  and(
    query.tag === undefined ? undefined : isTagged(db, channelId, query.tag),
    query.maker === undefined ? undefined : isOneOf(productModels.makerId, ids.maker),
    query.brand === undefined ? undefined : isOneOf(productModels.brandId, ids.brand),
  );

/** The conditions of a list besides visibility and searched words; variants are joined where the price matters. */
export function productFilter(scope: FilterScope, query: ProductFilter): SQL | undefined {
  const { db, channelId, view } = scope;
  return and(
    hasCategory(scope, query),
    modelFilter(scope, query),
    query.colour === undefined && !query.in_stock
      ? undefined
      : hasVariant(
          db,
          channelId,
          // One variant fits with both: a red one that is sold out is not to be had because a blue one is.
          and(
            query.colour === undefined ? undefined : inArray(products.colour, [...query.colour]),
            query.in_stock ? and(eq(products.isOnSale, true), hasPieces) : undefined,
          ),
        ),
    withinPriceBounds(query, { price: shopperPrice(view), sums: view.sums }),
  );
}

/** The same conditions of the short rows of models, for a group without prices of its own. */
export const listedFilter = (scope: FilterScope, query: ProductFilter): SQL | undefined =>
  and(
    modelFilter(scope, query),
    isOfCategory(scope, query),
    query.colour === undefined ? undefined : hasColour(query.colour),
    query.in_stock ? canBeBought(query.colour) : undefined,
    withinPriceBounds(query, {
      price: listedPrice(scope.view, query.colour),
      sums: scope.view.sums,
    }),
  );

/** Whether a list is a part of the catalogue that an index gives, so that little has to be looked at. */
export const isPart = ({ category, tag, maker, brand, colour }: ProductFilter): boolean =>
  [category, tag, maker, brand, colour].some((one) => one !== undefined);

/** Whether a filter on the price of the representative variant is set. */
export const hasBounds = ({ price_min, price_max }: PriceBounds): boolean =>
  price_min !== undefined || price_max !== undefined;

/** Whether the filters leave few of the products that have the searched words. */
export const isSelective = (query: ProductFilter): boolean =>
  hasBounds(query) || isPart(query) || query.in_stock;

/** Whether a sort option uses the price of the representative variant. */
export const sortsByPrice = (sort: ProductSort): sort is 'price_asc' | 'price_desc' =>
  sort === 'price_asc' || sort === 'price_desc';

/** The `order by` of a list; ties are broken by id, so that pages never repeat or lose a row. */
export function productOrder(sort: ProductSort, view: PriceView): readonly SQL[] {
  switch (sort) {
    case 'recommended':
      return [desc(productModels.recommendRank), desc(productModels.id)];
    case 'new':
      return [desc(productModels.publishedAt), desc(productModels.id)];
    case 'price_asc':
      return [asc(sortPrice(view)), asc(products.productModelId)];
    case 'price_desc':
      return [desc(sortPrice(view)), desc(products.productModelId)];
    case 'review':
      return [desc(productModels.reviewScore), desc(productModels.reviewCount), desc(productModels.id)];
  }
}
