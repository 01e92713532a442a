import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '../ports/file-storage';

/** Names that the server gives: folders and a file of small letters, digits, dashes and underscores. */
const NAME = /^(?:[a-z0-9-]{1,40}\/){0,3}[A-Za-z0-9_-]{1,100}\.[a-z0-9]{2,5}$/;

/** Stores files in a folder; without a folder it has no files and stores none. */
export function folderStorage(folder: string | null): FileStorage {
  const placeOf = (name: string): string | null =>
    folder === null || !NAME.test(name) ? null : path.join(folder, ...name.split('/'));
  const requirePlace = (name: string): string => {
    const place = placeOf(name);
    if (place === null) throw new Error('There is no place for this file');
    return place;
  };
  return {
    async read(name) {
      const place = placeOf(name);
      return place === null ? null : await readFile(place).catch(() => null);
    },
    async write(name, bytes) {
      const place = requirePlace(name);
      await mkdir(path.dirname(place), { recursive: true });
      // Written under another name first: a file that exists is whole.
      await writeFile(`${place}.draft`, bytes, { flag: 'wx' });
      await rename(`${place}.draft`, place);
    },
    async remove(name) {
      await rm(requirePlace(name), { force: true });
    },
  };
}
