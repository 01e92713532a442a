import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isAnyOf } from '../../db/is-any-of';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { rowsBy } from '../../db/rows-by';
import {
  brands,
  makers,
  productModelCategories,
  productModels,
  productModelTags,
  products,
} from '../../db/schema';
import { readVariantPictures } from '../import/read-variant-pictures';
import type { ExportedProduct } from './exported-product';

/** The size of a batch: small, so that no shopper waits long and a shop of any size fits into memory. */
const BATCH = 100;

async function readBatch(
  db: Database,
  channelId: number,
  after: number,
): Promise<readonly ExportedProduct[]> {
  const models = await db
    .select({ model: getTableColumns(productModels), maker: makers.name, brand: brands.name })
    .from(productModels)
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .where(and(eq(productModels.channelId, channelId), gt(productModels.id, after)))
    .orderBy(asc(productModels.id))
    .limit(BATCH);
  const ids = models.map(({ model }) => model.id);
  const variants = await db
    .select()
    .from(products)
    .where(isAnyOf(products.productModelId, ids))
    .orderBy(asc(products.position), asc(products.id));
  const placed = await db
    .select()
    .from(productModelCategories)
    .where(isAnyOf(productModelCategories.productModelId, ids));
  const tagged = await db
    .select()
    .from(productModelTags)
    .where(isAnyOf(productModelTags.productModelId, ids));
  const pictures = await readVariantPictures(db, ids);
  const variantsOf = rowsBy(variants, ({ productModelId }) => productModelId);
  const placedOf = rowsBy(placed, ({ productModelId }) => productModelId);
  const taggedOf = rowsBy(tagged, ({ productModelId }) => productModelId);
  return models.map((one) => ({
    ...one,
    categoryIds: placedOf(one.model.id).map(({ categoryId }) => categoryId),
    tagIds: taggedOf(one.model.id).map(({ tagId }) => tagId),
    variants: variantsOf(one.model.id),
    pictures,
  }));
}

/** The products of a shop in the order in which they came in, hidden ones too. */
export async function* readExportedProducts(
  db: Database,
  channelId: number,
): AsyncGenerator<ExportedProduct> {
  let last = 0;
  for (;;) {
    const after = last;
    const batch = await pauseAfterBatch(() => readBatch(db, channelId, after));
    yield* batch;
    last = batch.at(-1)?.model.id ?? last;
    if (batch.length < BATCH) return;
  }
}
