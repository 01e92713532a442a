import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { importedPictures } from '../../db/schema';
import { storedFileName } from '../../files/stored-file-name';
import { encodePicture } from '../../images/encode-picture';
import type { Clock } from '../../ports/clock';
import type { FileStorage } from '../../ports/file-storage';
import type { StoredPicture } from '../../images/stored-picture';

const NAME_BYTES = 10;

interface PictureStorage {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: FileStorage;
}

export const pictureHash = (original: Uint8Array): string =>
  createHash('sha256').update(original).digest('hex');

/** What a picture was imported from, or what its bytes are. */
type PictureOrigin = { readonly url: string } | { readonly hash: string };

const isFrom = (origin: PictureOrigin) =>
  and(
    'url' in origin ? eq(importedPictures.url, origin.url) : eq(importedPictures.hash, origin.hash),
    eq(importedPictures.isBeingDeleted, false),
  );

/** The picture of an earlier import, for a dry run: whether its files still exist is not looked at, and nothing is written. */
export async function knownPicture(db: Database, origin: PictureOrigin): Promise<StoredPicture | null> {
  const { path, width, height, sources } = importedPictures;
  const [known] = await db
    .select({ path, width, height, sources })
    .from(importedPictures)
    .where(isFrom(origin))
    .orderBy(desc(importedPictures.id))
    .limit(1);
  return known ?? null;
}

/** The picture of an earlier import from this URL, or with these bytes, if its files still exist; else `null`. */
export async function findImportedPicture(
  { db, clock, files }: PictureStorage,
  origin: PictureOrigin,
): Promise<StoredPicture | null> {
  const [stored] = await db
    .select({ id: importedPictures.id })
    .from(importedPictures)
    .where(isFrom(origin))
    .orderBy(desc(importedPictures.id))
    .limit(1);
  if (stored === undefined) return null;
  // `delete-unused-pictures` leaves it alone for a day from now on.
  const [taken] = await db
    .update(importedPictures)
    .set({ lastUsedAt: clock.now() })
    .where(and(eq(importedPictures.id, stored.id), eq(importedPictures.isBeingDeleted, false)))
    .returning();
  if (taken === undefined) return null;
  const { path, width, height, sources } = taken;
  // The main file is written last: where it exists, all do.
  const name = storedFileName(path);
  const isWhole = name !== null && (await files.read(name)) !== null;
  return isWhole ? { path, width, height, sources } : null;
}

/**
 * Encodes a picture and stores it. Its row is written before its files, so that no file is left without a row. Throws
 * `PictureError`.
 */
export async function storePicture(
  { db, clock, files }: PictureStorage,
  original: Uint8Array,
  url: string | null,
): Promise<StoredPicture> {
  const encoded = await encodePicture(original);
  const stem = randomBytes(NAME_BYTES).toString('hex');
  const named = encoded.map((one) => ({ ...one, name: `${stem}-${one.side}.${one.type}` }));
  const [main] = named;
  if (main === undefined) throw new Error('A picture was encoded in no size');
  const sources = named.map(({ name, width, type }) => ({
    path: `/files/${name}`,
    width,
    type: `image/${type}`,
  }));
  const picture = { path: `/files/${main.name}`, width: main.width, height: main.height, sources };
  await db
    .insert(importedPictures)
    .values({ ...picture, url, hash: pictureHash(original), lastUsedAt: clock.now() });
  for (const { name, bytes } of [...named].reverse()) await files.write(name, bytes);
  return picture;
}
