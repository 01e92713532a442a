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
import { groupPriceJoin, type PriceView } from './price-for-shopper';
import { modelColumns, variantColumns } from './product-columns';

/** The first shown variant that can be bought stands for its model in lists; the first one where none can. */
const isRepresentative = sql`${products.id} = (
  select first.id from ${products} first
  where first.product_model_id = ${productModels.id} and first.is_show
  order by (first.stock > 0 and first.is_on_sale) desc, first.position, first.id limit 1)`;
const productCount = sql<number>`(
  select count(*) from ${products} sibling
  where sibling.product_model_id = ${productModels.id} and sibling.is_show)`.mapWith(Number);

/** One row per model that fits, with its representative variant. */
export const listModels = (
  db: Executor,
  view: PriceView,
  list: {
    readonly filter: SQL | undefined;
    readonly order: readonly SQL[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<(ProductRow & { productCount: number })[]> =>
  db
    .select({ ...variantColumns(view), ...modelColumns, productCount })
    .from(productModels)
    .innerJoin(products, isRepresentative)
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(list.filter)
    .orderBy(...list.order)
    .limit(list.limit)
    .offset(list.offset);

/**
 * How many models fit a filter that asks for no price: then no variant has to be chosen for each of them, which in a
 * large shop takes longer than everything else.
 */
export async function countUnpriced(db: Executor, filter: SQL | undefined): Promise<number> {
  const isOffered = sql`exists (
    select 1 from ${products} variant
    where variant.product_model_id = ${productModels.id} and variant.is_show)`;
  const [row] = await db
    .select({ value: count() })
    .from(productModels)
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .where(and(filter, isOffered));
  return row?.value ?? 0;
}

/** How many models fit. */
export async function countModels(db: Executor, view: PriceView, filter: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(productModels)
    .innerJoin(products, isRepresentative)
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .where(filter);
  return row?.value ?? 0;
}

/** The shown product of that key among the models that the shopper may see, `null` where there is none. */
export async function findProduct(
  db: Executor,
  view: PriceView,
  wanted: { readonly channelId: number; readonly visible: SQL | undefined; readonly key: string },
): Promise<ProductRow | null> {
  const [row] = await db
    .select({ ...variantColumns(view), ...modelColumns })
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

/** A variant's further pictures. */
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
