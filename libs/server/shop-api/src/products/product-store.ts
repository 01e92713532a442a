import type { CategoryEntry } from '@shop/contract/categories/category';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import {
  brands,
  categories,
  groupPrices,
  images,
  makers,
  productImages,
  productModelCategories,
  productModels,
  products,
} from '../db/schema';
import type { ProductRow, VariantRow } from './present-product';
import { hasSets } from './product-set-store';
import { groupPriceJoin, type PriceView } from './shopper-price';
import { hasSizeTables } from './size-table-store';
import { modelColumns, productCount, variantColumns } from './product-columns';

/** The colours that a list is filtered by; `undefined`: any. */
type ChosenColours = readonly string[] | undefined;

const ofColours = (colours: ChosenColours): SQL =>
  colours === undefined ? sql`` : sql`and first.colour = any(${sql.param([...colours])}::text[])`;

/**
 * The first shown variant that can be bought stands for its model in lists; the first one where none can. Where colours
 * are chosen, the first of one of them does: what a list shows is what was asked for. As a `case`, because the planner takes an
 * equality for so rare that it reads the whole catalogue before it sorts. `modelId` says when a variant is tried: by its own
 * column as soon as it is read, which suits few models that are known; by the model's after the model has been found to fit,
 * which suits a walk through all variants by price.
 */
export const isRepresentative = (
  modelId: typeof products.productModelId | typeof productModels.id,
  colours: ChosenColours,
) =>
  and(
    eq(products.productModelId, productModels.id),
    eq(products.channelId, productModels.channelId),
    eq(products.isShow, true),
    // Stands in the subquery too; here it spares the subquery for variants of other colours.
    colours === undefined ? undefined : inArray(products.colour, [...colours]),
    sql`case when ${products.id} = (
      select first.id from ${products} first
      where first.product_model_id = ${modelId} and first.is_show ${ofColours(colours)}
      order by ((first.stock > 0 or first.is_sold_on_order) and first.is_on_sale) desc, first.position, first.id limit 1) then true else false end`,
  );

/** Models with a shown variant. */
export const isOffered = sql`exists (
  select 1 from ${products} variant
  where variant.product_model_id = ${productModels.id} and variant.is_show)`;

interface ModelList {
  readonly filter: SQL | undefined;
  readonly order: readonly SQL[];
  /** Whether the sort order or the filter needs the price of the representative variant. */
  readonly usesPrice: 'to-sort' | 'to-filter' | 'not';
  readonly colours?: ChosenColours;
  readonly limit: number;
  readonly offset: number;
}

const MODEL_ID = { modelId: sql<number>`${productModels.id}`.as('model_id') };

/** The models of a page: nothing that the page does not ask for is joined before it is known. */
const pageOf = (
  db: Executor,
  view: PriceView,
  { filter, order, usesPrice, colours, limit, offset }: ModelList,
) =>
  usesPrice === 'not'
    ? db
        .select(MODEL_ID)
        .from(productModels)
        .where(and(filter, isOffered))
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .as('page')
    : db
        .select(MODEL_ID)
        .from(productModels)
        .innerJoin(
          products,
          isRepresentative(usesPrice === 'to-sort' ? productModels.id : products.productModelId, colours),
        )
        .leftJoin(groupPrices, groupPriceJoin(view))
        .where(filter)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .as('page');

type ListedModel = ProductRow & { readonly productCount: number };

/** Models of which the ids are known, with what is shown of them. */
const modelsOf = (db: Executor, view: PriceView, page: ReturnType<typeof pageOf>, colours: ChosenColours) =>
  db
    .select({ ...variantColumns(view), ...modelColumns, productCount })
    .from(page)
    .innerJoin(productModels, eq(productModels.id, page.modelId))
    .innerJoin(products, isRepresentative(products.productModelId, colours))
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId));

/** One row per model that fits, with its representative variant. */
export const listModels = (db: Executor, view: PriceView, list: ModelList): Promise<ListedModel[]> =>
  modelsOf(db, view, pageOf(db, view, list), list.colours).orderBy(...list.order);

/** These models with their representative variants, in this order. */
export async function listModelsById(
  db: Executor,
  view: PriceView,
  ids: readonly number[],
  colours?: ChosenColours,
): Promise<ListedModel[]> {
  if (ids.length === 0) return [];
  const page = db
    .select(MODEL_ID)
    .from(productModels)
    .where(inArray(productModels.id, [...ids]))
    .as('page');
  const rows = await modelsOf(db, view, page, colours);
  return ids.flatMap((id) => rows.find(({ model }) => model.id === id) ?? []);
}

/** Counts the models that match a filter. */
export const countModels = (db: Executor, view: PriceView, filter: SQL | undefined, colours: ChosenColours) =>
  db
    .select({ value: count() })
    .from(productModels)
    .innerJoin(products, isRepresentative(products.productModelId, colours))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .where(filter);

/**
 * The same variants, for a filter that few but prices narrow: every model's representative is chosen at once, which takes
 * a fifth of the time of choosing them one by one.
 */
export const isRepresentativeOfShop = (channelId: number) =>
  and(
    eq(products.productModelId, productModels.id),
    sql`${products.id} in (
      select distinct on (one.product_model_id) one.id from ${products} one
      where one.channel_id = ${channelId} and one.is_show
      order by one.product_model_id, ((one.stock > 0 or one.is_sold_on_order) and one.is_on_sale) desc, one.position, one.id)`,
  );

/** How many models of a shop fit a filter that few but prices narrow. */
export const countPriced = (db: Executor, view: PriceView, filter: SQL | undefined, channelId: number) =>
  db
    .select({ value: count() })
    .from(productModels)
    .innerJoin(products, isRepresentativeOfShop(channelId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .where(filter);

/** A product with what its page shows by calls of their own. */
export interface FoundProduct extends ProductRow {
  readonly hasSizeTables: boolean;
  readonly hasSets: boolean;
}

/** The shown product of that key among the models that the shopper may see, `null` where there is none. */
export async function findProduct(
  db: Executor,
  view: PriceView,
  wanted: { readonly channelId: number; readonly visible: SQL | undefined; readonly key: string },
): Promise<FoundProduct | null> {
  const [row] = await db
    .select({ ...variantColumns(view), ...modelColumns, hasSizeTables, hasSets })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(
      and(
        eq(products.channelId, wanted.channelId),
        eq(products.key, wanted.key),
        eq(products.isShow, true),
        wanted.visible,
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The shown variants of a model, in the order in which they are offered. */
export const listVariants = (db: Executor, view: PriceView, modelId: number): Promise<VariantRow[]> =>
  db
    .select(variantColumns(view))
    .from(products)
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(and(eq(products.productModelId, modelId), eq(products.isShow, true)))
    .orderBy(asc(products.position), asc(products.id));

/** The further pictures of a variant. */
export async function listFurtherImages(db: Executor, productId: number) {
  const rows = await db
    .select({ image: images })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position));
  return rows.map(({ image }) => image);
}

/** The categories of some models, the widest first. */
export async function listModelCategories(
  db: Executor,
  modelIds: readonly number[],
): Promise<(modelId: number) => readonly CategoryEntry[]> {
  const rows =
    modelIds.length === 0
      ? []
      : await db
          .select({
            modelId: productModelCategories.productModelId,
            entry: { id: categories.id, key: categories.key, name: categories.name },
          })
          .from(productModelCategories)
          .innerJoin(categories, eq(categories.id, productModelCategories.categoryId))
          .where(inArray(productModelCategories.productModelId, [...modelIds]))
          .orderBy(sql`${categories.parentId} nulls first`, asc(categories.position), asc(categories.id));
  return (modelId) => rows.filter((row) => row.modelId === modelId).map(({ entry }) => entry);
}
