import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isAnyOf } from '../../db/is-any-of';
import { rowsBy } from '../../db/rows-by';
import { images, productImages, products, type StagedPicture } from '../../db/schema';

/** The pictures of the variants of some products by the variants' ids, the main one first. */
export async function readVariantPictures(
  db: Database,
  modelIds: readonly number[],
): Promise<(variantId: number) => readonly StagedPicture[]> {
  const picture = { id: products.id, path: images.path, alt: images.alt };
  const main = await db
    .select(picture)
    .from(products)
    .innerJoin(images, eq(images.id, products.imageId))
    .where(isAnyOf(products.productModelId, modelIds));
  const further = await db
    .select(picture)
    .from(products)
    .innerJoin(productImages, eq(productImages.productId, products.id))
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(isAnyOf(products.productModelId, modelIds))
    .orderBy(asc(products.id), asc(productImages.position));
  return rowsBy([...main, ...further], ({ id }) => id);
}
