import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { PictureError } from '../../images/encode-picture';

/** A scheme (`file:`), a root, a drive or a backslash: no name of a file beside the CSV. */
const NOT_BESIDE = /^[a-z][a-z0-9+.-]*:|^\/|\\/i;
/** A named pipe must not be waited for. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file by its path from the CSV's folder, within that folder also after symbolic links; the caller closes it.
 * Throws `PictureError` for every other name, and for what is no file or larger than `maxBytes`.
 */
export async function openLocalPicture(folder: string, name: string, maxBytes: number): Promise<FileHandle> {
  if (NOT_BESIDE.test(name) || name.split('/').includes('..'))
    throw new PictureError('CSV のフォルダーの中のファイルを指定してください');
  const missing = () => new PictureError('ファイルがありません');
  const [root, place] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]).catch(() => {
    throw missing();
  });
  if (!place.startsWith(`${root}${path.sep}`))
    throw new PictureError('CSV のフォルダーの外のファイルは使えません');
  const file = await open(place, FLAGS).catch(() => {
    throw missing();
  });
  const found = await file.stat();
  if (found.isFile() && found.size <= maxBytes) return file;
  await file.close();
  throw found.isFile() ? new PictureError(`ファイルが大きすぎます（${maxBytes}バイトまで）`) : missing();
}
