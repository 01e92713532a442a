import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { openTestApi, type TestApi } from './open-test-api';
import { type CommandResult, operatorOf } from './operator';

const WIDTH = 1_200;
const HEIGHT = 600;
const DEFAULT_CHANNEL = 'default';

/** A test API whose content is pulled into folders and pushed from them. */
export interface ContentShop {
  readonly api: TestApi;
  /** Below it, everything that the test writes. */
  readonly root: string;
  /** Where the shop's pictures are. */
  readonly files: string;
  shop(...words: readonly string[]): Promise<CommandResult>;
  push(folder: string, ...words: readonly string[]): Promise<CommandResult>;
  pull(folder: string, channel?: string): Promise<CommandResult>;
  /** Writes a new folder with these files; pictures are given as bytes. */
  folderOf(contents: Readonly<Record<string, string | Uint8Array>>): Promise<string>;
  close(): Promise<void>;
}

/** Opens one; close it after the file's tests. */
export async function openContentShop(): Promise<ContentShop> {
  const root = await mkdtemp(path.join(tmpdir(), 'shop-content-'));
  const files = path.join(root, 'files');
  const api = await openTestApi({ config: { filesFolder: files } });
  const shop = operatorOf(api, files);
  let number = 0;
  return {
    ...{ api, root, files, shop },
    push: (folder, ...words) => shop('content', 'push', folder, '--channel', DEFAULT_CHANNEL, ...words),
    pull: (folder, channel = DEFAULT_CHANNEL) => shop('content', 'pull', folder, '--channel', channel),
    async folderOf(contents) {
      number += 1;
      const folder = path.join(root, `folder-${number}`);
      await mkdir(folder);
      for (const [file, content] of Object.entries(contents)) {
        const place = path.join(folder, file);
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, content);
      }
      return folder;
    },
    async close() {
      await api.close();
      await rm(root, { recursive: true });
    },
  };
}

/** The bytes of every file of a folder, by its path. */
export async function readFolder(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    places.map(async (place) => [path.relative(folder, place), await readFile(place, 'latin1')] as const),
  );
  return Object.fromEntries(texts.sort());
}

/** A JPEG picture of one colour. */
export const colouredPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();
