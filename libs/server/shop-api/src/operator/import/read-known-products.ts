import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { isAnyOf } from '../../db/is-any-of';
import { rowsBy } from '../../db/rows-by';
import {
  brands,
  makers,
  productModelCategories,
  productModels,
  productModelTags,
  products,
  stagedModels,
  stagedVariants,
} from '../../db/schema';
import type { KnownProduct } from './known-product';
import { readVariantPictures } from './read-variant-pictures';
import type { StagedPart } from './staged-part';

/** The products of a part that the shop has, with what it has of them; variants are matched by their keys. */
export async function readKnownProducts(
  db: Database,
  { channelId, importId, positions }: StagedPart,
  hasPictures: boolean,
): Promise<readonly KnownProduct[]> {
  const models = await db
    .select({
      staged: getTableColumns(stagedModels),
      present: getTableColumns(productModels),
      ...{ maker: makers.name, brand: brands.name },
    })
    .from(stagedModels)
    .innerJoin(
      productModels,
      and(eq(productModels.channelId, channelId), eq(productModels.code, stagedModels.code)),
    )
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .where(and(eq(stagedModels.importId, importId), isAnyOf(stagedModels.position, positions)))
    .orderBy(asc(stagedModels.position));
  const ids = models.map(({ present }) => present.id);
  const isOneOf = (column: AnyPgColumn): SQL => isAnyOf(column, ids);
  const staged = await db
    .select()
    .from(stagedVariants)
    .where(and(eq(stagedVariants.importId, importId), isAnyOf(stagedVariants.modelPosition, positions)))
    .orderBy(asc(stagedVariants.modelPosition), asc(stagedVariants.position));
  const present = await db
    .select()
    .from(products)
    .where(isOneOf(products.productModelId))
    .orderBy(asc(products.position), asc(products.id));
  const placed = await db
    .select()
    .from(productModelCategories)
    .where(isOneOf(productModelCategories.productModelId));
  const tagged = await db.select().from(productModelTags).where(isOneOf(productModelTags.productModelId));
  const pictures = hasPictures ? await readVariantPictures(db, ids) : () => [];
  const [stagedOf, presentOf] = [
    rowsBy(staged, ({ modelPosition }) => modelPosition),
    rowsBy(present, ({ productModelId }) => productModelId),
  ];
  const [placedOf, taggedOf] = [
    rowsBy(placed, ({ productModelId }) => productModelId),
    rowsBy(tagged, ({ productModelId }) => productModelId),
  ];
  return models.map((model) => {
    const own = presentOf(model.present.id);
    const variants = stagedOf(model.staged.position).map((staged) => {
      const present = own.find(({ key }) => key === staged.key) ?? null;
      return { staged, present };
    });
    return {
      ...model,
      categoryIds: placedOf(model.present.id).map(({ categoryId }) => categoryId),
      tagIds: taggedOf(model.present.id).map(({ tagId }) => tagId),
      variants,
      pictures,
      others: own.filter(({ key }) => !variants.some(({ staged: { key: named } }) => named === key)),
    };
  });
}
