import { deleteOldCarts } from '../carts/state/delete-old-carts';
import { deleteLeftUploads } from '../files/delete-left-uploads';
import { deleteUnusedPictures } from '../files/delete-unused-pictures';
import { folderStorage } from '../files/folder-storage';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { analyseCatalogue } from '../products/analyse-catalogue';
import { deleteOldRows } from './delete-old-rows';

export type CleanupDependencies = Pick<ShopApiParts, 'db' | 'clock' | 'config' | 'files'>;

/**
 * Deletes expired data and updates the planner's statistics. Returns the number of deleted rows and files by kind.
 */
export async function deleteExpiredData(
  parts: CleanupDependencies,
): Promise<Readonly<Record<string, number>>> {
  const { db, clock, config } = parts;
  const files = parts.files ?? folderStorage(config.filesFolder);
  const counts = {
    carts: await deleteOldCarts({ db, clock }),
    uploads: await deleteLeftUploads(db, files),
    pictures: await deleteUnusedPictures(db, files, clock.now()),
    ...(await deleteOldRows(db, clock.now())),
  };
  await analyseCatalogue(db);
  return counts;
}
