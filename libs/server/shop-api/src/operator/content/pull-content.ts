import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '../../channels/channel';
import { folderStorage } from '../../files/folder-storage';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { CONTENT_KINDS } from './content-kinds';
import { PulledPictures } from './pulled-pictures';

/** What a pull wrote. */
interface PullResult {
  readonly texts: number;
  readonly pictures: number;
  /** Entries whose names no file can have. */
  readonly unnamed: readonly string[];
}

/**
 * Writes the content of a shop as files. Unless files may be overwritten, the folder must be empty or not exist: what
 * somebody has written there would be lost. Files that the shop has no entry for stay. Changes nothing in the shop.
 */
export async function pullContent(
  { db, filesFolder }: OperatorContext,
  channel: Channel,
  { folder, isOverwriting }: { readonly folder: string; readonly isOverwriting: boolean },
): Promise<PullResult> {
  if (!isOverwriting) await requireEmpty(folder);
  const pictures = new PulledPictures(folderStorage(filesFolder));
  const unnamed: string[] = [];
  let texts = 0;
  for (const kind of CONTENT_KINDS) {
    const pulled = await kind.pull(db, channel.id, pictures);
    unnamed.push(...pulled.unnamed);
    texts += pulled.files.length;
    for (const { file, text } of pulled.files) await write(folder, file, text);
  }
  for (const [file, bytes] of pictures.files) await write(folder, file, bytes);
  return { texts, pictures: pictures.files.size, unnamed };
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new OperatorError(`フォルダーを読めません: ${folder}`, `The folder cannot be read: ${folder}`);
  });
  if (entries.length === 0) return;
  throw new OperatorError(
    `フォルダーが空ではありません: ${folder}（上書きするには --overwrite）`,
    `The folder is not empty: ${folder} (--overwrite replaces its files)`,
  );
}

async function write(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const place = path.join(folder, ...file.split('/'));
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}
