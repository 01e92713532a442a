import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { images, importedPictures } from '../../db/schema';
import { folderStorage } from '../../files/folder-storage';
import { storedFileName } from '../../files/stored-file-name';
import { encodePicture, PictureError } from '../../images/encode-picture';
import type { StoredPicture } from '../../images/stored-picture';
import type { OperatorContext } from '../command/operator-command';
import { findImportedPicture, pictureHash, storePicture } from '../import/imported-picture-store';
import { bilingual } from './content-issue';
import type { FolderFiles } from './read-content-folder';

/** Where a pull writes pictures, within the content folder. */
export const PICTURE_FOLDER = 'images';

/** A picture that cannot be used; the message is in both languages. */
export class PictureRejected extends Error {}

interface PictureFolder {
  readonly files: FolderFiles;
  /** Pictures are checked and not stored. */
  readonly isDryRun: boolean;
}

/** The pictures of a push: each file is read, checked by its content and stored once, before any transaction. */
export class ContentPictures {
  private readonly taken = new Map<string, Promise<StoredPicture>>();

  constructor(
    private readonly context: OperatorContext,
    private readonly folder: PictureFolder,
  ) {}

  /** The picture that a file refers to. Throws `PictureRejected`. */
  async take(reference: string, fromFile: string): Promise<StoredPicture> {
    const name = nameOf(reference, fromFile);
    const present = this.taken.get(name);
    if (present !== undefined) return await present;
    const taking = name.startsWith('/') ? this.takeStored(name) : this.takeFile(name);
    this.taken.set(name, taking);
    return await taking;
  }

  private async takeStored(place: string): Promise<StoredPicture> {
    const stored = await findStoredPicture(this.context.db, place);
    if (stored !== null) return stored;
    throw new PictureRejected(bilingual(`画像がありません: ${place}`, `there is no picture ${place}`));
  }

  private async takeFile(name: string): Promise<StoredPicture> {
    const { db, clock, filesFolder, outbound } = this.context;
    const file = this.folder.files.get(name);
    if (file === undefined)
      throw new PictureRejected(bilingual(`画像のファイルがありません: ${name}`, `there is no file ${name}`));
    if (file.size > outbound.maxBytes)
      throw new PictureRejected(
        bilingual(`画像が大きすぎます: ${name}`, `the picture is too large: ${name}`),
      );
    const original = await readFile(file.place);
    const storage = { db, clock, files: folderStorage(filesFolder) };
    const pulled = `/files/${path.posix.basename(name)}`;
    const own = storedFileName(pulled);
    const same = own === null ? null : await storage.files.read(own);
    if (same !== null && original.equals(same)) {
      const stored = await findStoredPicture(db, pulled);
      if (stored !== null) return stored;
    }
    try {
      const imported = await findImportedPicture(storage, { hash: pictureHash(original) });
      if (imported !== null) return imported;
      return await (this.folder.isDryRun ? trialPicture(original) : storePicture(storage, original, null));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      throw new PictureRejected(
        bilingual(`${error.message}: ${name}`, `the picture cannot be used: ${name}`),
      );
    }
  }
}

/** The path of a picture within the folder, or its path in the storage, which begins with a slash. */
function nameOf(reference: string, fromFile: string): string {
  if (reference.startsWith('/files/')) return reference;
  const outside = () =>
    new PictureRejected(
      bilingual(
        `フォルダーの中の画像を指定してください: ${reference}`,
        `not a picture of the folder: ${reference}`,
      ),
    );
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(reference) || reference === '') throw outside();
  const decoded = decode(reference);
  const name = path.posix.join(path.posix.dirname(fromFile), decoded).normalize('NFC');
  if (decoded.startsWith('/') || name.startsWith('../')) throw outside();
  return name;
}

function decode(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** Checked like one that is stored, so that a trial finds the same errors. */
async function trialPicture(original: Uint8Array): Promise<StoredPicture> {
  const [main] = await encodePicture(original);
  if (main === undefined) throw new Error('A picture was encoded in no size');
  const { width, height } = main;
  return { path: `/files/${pictureHash(original)}.webp`, width, height, sources: [] };
}

async function findStoredPicture(db: Executor, place: string): Promise<StoredPicture | null> {
  for (const table of [images, importedPictures]) {
    const [row] = await db
      .select({ path: table.path, width: table.width, height: table.height, sources: table.sources })
      .from(table)
      .where(eq(table.path, place))
      .limit(1);
    if (row !== undefined) return row;
  }
  return null;
}
