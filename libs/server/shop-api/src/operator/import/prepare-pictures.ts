import { PictureError } from '../../images/encode-picture';
import { folderStorage } from '../../files/folder-storage';
import { fetchExternal } from '../../outbound/fetch-external';
import { OutboundError } from '../../outbound/outbound-error';
import type { StoredPicture } from '../../images/stored-picture';
import type { OperatorContext } from '../command/operator-command';
import type { RowIssue, RowPlace } from './imported-model';
import { findImportedPicture, knownPicture, pictureHash, storePicture } from './imported-picture-store';
import { openLocalPicture } from './open-local-picture';
import { isExternal, pictureSource } from './picture-source';
import { ownPicture } from './own-picture';
import { runInParallel } from './run-in-parallel';

const AT_A_TIME = 4;
/** Progress is printed after this many. */
const PROGRESS_EVERY = 25;

/** The pictures of a file that could be fetched or read. */
export interface PreparedPictures {
  /** By their names in the file; in a dry run, some stand for pictures that are not stored. */
  readonly stored: ReadonlyMap<string, StoredPicture>;
  /** The number of usable pictures; in a dry run, as far as it is known without fetching. */
  readonly usable: number;
  /** The number of pictures that were fetched; in a dry run, that would be. */
  readonly fetched: number;
  /** Those that should be there and are not. */
  readonly errors: readonly RowIssue[];
  /** Those of servers that the operator did not allow. */
  readonly notes: readonly RowIssue[];
}

/** The result of an import without pictures. */
export const noPictures = (): PreparedPictures => ({
  stored: new Map(),
  usable: 0,
  fetched: 0,
  errors: [],
  notes: [],
});

interface Wanted {
  /** Of the file of products. */
  readonly folder: string;
  readonly channelId: number;
  readonly isDryRun: boolean;
}

/**
 * Fetches, encodes and stores the pictures that a file names, a few at a time and outside any transaction; pictures
 * of earlier imports are reused. A dry run fetches and stores nothing: it checks whether local files exist.
 */
export async function preparePictures(
  context: OperatorContext,
  places: ReadonlyMap<string, RowPlace>,
  wanted: Wanted,
): Promise<PreparedPictures> {
  const stored = new Map<string, StoredPicture>();
  const errors: RowIssue[] = [];
  const notes: RowIssue[] = [];
  let [fetched, done] = [0, 0];
  const take = async (source: string) => {
    const own = await ownPicture(context.db, wanted.channelId, source);
    if (own !== null) return void stored.set(source, own);
    const found = pictureSource(source, context.outbound);
    const { picture, isFetched }: Taken =
      found.kind === 'url'
        ? await fetchPicture(context, found.url.href, wanted)
        : await takeFromFile(context, found.name, wanted);
    stored.set(source, picture ?? notYetStored(source));
    if (isFetched) fetched += 1;
  };
  await runInParallel(places, AT_A_TIME, async ([source, place]) => {
    if (isExternal(source, context.outbound)) {
      const { host } = new URL(source);
      notes.push({
        ...place,
        reason: `ほかのサーバーの画像は取り込みません: ${host}（SHOP_PICTURE_HOSTS にありません）`,
      });
    } else {
      await take(source).catch((error: unknown) => {
        if (!(error instanceof OutboundError || error instanceof PictureError)) throw error;
        errors.push({ ...place, reason: `${error.message}: ${source}` });
      });
    }
    done += 1;
    if (done % PROGRESS_EVERY === 0) context.progress(`画像 pictures ${done} / ${places.size}`);
  });
  return { stored, usable: places.size - errors.length - notes.length, fetched, errors, notes };
}

interface Taken {
  /** Null in a dry run where no import has brought it in before. */
  readonly picture: StoredPicture | null;
  readonly isFetched: boolean;
}

/** Stands in a dry run for a picture that the shop has not: another one than all that products have. */
const notYetStored = (source: string): StoredPicture => ({ path: source, width: 0, height: 0, sources: [] });

const pictureStorageOf = ({ db, clock, filesFolder }: OperatorContext) => ({
  db,
  clock,
  files: folderStorage(filesFolder),
});

async function fetchPicture(context: OperatorContext, url: string, { isDryRun }: Wanted): Promise<Taken> {
  const storage = pictureStorageOf(context);
  if (isDryRun) {
    const known = await knownPicture(storage.db, { url });
    return { picture: known, isFetched: known === null };
  }
  const imported = await findImportedPicture(storage, { url });
  if (imported !== null) return { picture: imported, isFetched: false };
  const original = await fetchExternal(url, context.outbound);
  return { picture: await storePicture(storage, original, url), isFetched: true };
}

async function takeFromFile(
  context: OperatorContext,
  name: string,
  { folder, isDryRun }: Wanted,
): Promise<Taken> {
  const file = await openLocalPicture(folder, name, context.outbound.maxBytes);
  try {
    const storage = pictureStorageOf(context);
    const original = await file.readFile();
    const hash = pictureHash(original);
    if (isDryRun) return { picture: await knownPicture(storage.db, { hash }), isFetched: false };
    const imported = await findImportedPicture(storage, { hash });
    return { picture: imported ?? (await storePicture(storage, original, null)), isFetched: false };
  } finally {
    await file.close();
  }
}
