import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { images, productImages } from '../../db/schema';
import type { StoredPicture } from '../../seed/pictures/picture-set';
import type { ImportedModel, ImportedVariant } from './imported-model';

/** The numbers of a variant's pictures in `images`, its main one first; empty where the file names none. */
export type ImageIdsOf = (model: ImportedModel, variant: ImportedVariant) => readonly number[];

const keyOf = ({ path, alt }: { readonly path: string; readonly alt: string }) => `${path} ${alt}`;

/**
 * Makes the pictures of some products pictures of the shop, each once for every text that it has. Those that `stored`
 * does not have are left out.
 */
export async function storeImages(
  tx: Executor,
  channelId: number,
  models: readonly ImportedModel[],
  stored: ReadonlyMap<string, StoredPicture>,
): Promise<ImageIdsOf> {
  const picturesOf = (model: ImportedModel) =>
    model.pictures.flatMap(({ source, alt }) => {
      const picture = stored.get(source);
      return picture === undefined ? [] : [{ ...picture, source, alt: alt || model.name }];
    });
  const wanted = new Map(models.flatMap(picturesOf).map((picture) => [keyOf(picture), picture]));
  if (wanted.size === 0) return () => [];
  const columns = { id: images.id, path: images.path, alt: images.alt };
  const paths = [...new Set([...wanted.values()].map(({ path }) => path))];
  const present = await tx
    .select(columns)
    .from(images)
    .where(and(eq(images.channelId, channelId), inArray(images.path, paths)));
  const presentKeys = new Set(present.map(keyOf));
  const missing = [...wanted]
    .filter(([key]) => !presentKeys.has(key))
    .map(([, { path, width, height, sources, alt }]) => ({ channelId, path, width, height, sources, alt }));
  const made = missing.length === 0 ? [] : await tx.insert(images).values(missing).returning(columns);
  const ids = new Map([...present, ...made].map((row) => [keyOf(row), row.id]));
  return (model, variant) => {
    const pictures = picturesOf(model);
    const own = pictures.filter(({ source }) => source === variant.picture);
    const others = pictures.filter(({ source }) => source !== variant.picture);
    return [...new Set([...own, ...others].flatMap((picture) => ids.get(keyOf(picture)) ?? []))];
  };
}

/** The further pictures of some variants, in the place of those that they had. */
export async function storeFurtherImages(
  tx: Executor,
  variants: readonly { readonly productId: number; readonly imageIds: readonly number[] }[],
): Promise<void> {
  const pictured = variants.filter(({ imageIds }) => imageIds.length > 0);
  if (pictured.length === 0) return;
  const ids = pictured.map(({ productId }) => productId);
  await tx.delete(productImages).where(inArray(productImages.productId, ids));
  const rows = pictured.flatMap(({ productId, imageIds }) =>
    imageIds.slice(1).map((imageId, position) => ({ productId, imageId, position })),
  );
  if (rows.length > 0) await tx.insert(productImages).values(rows);
}
