import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type DataFolderLock,
  DataFolderInUseError,
  lockDataFolder,
} from '@shop/shop-api/data-folder/lock-data-folder';

/** How often a process that waits for another one's file looks again, in ms. */
const PAUSE_MS = 100;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Waits for its turn; the lock of a process that was killed counts as released. */
async function waitForLock(folder: string): Promise<DataFolderLock> {
  for (;;) {
    try {
      return await lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Makes a file that several processes of tests need, in whichever of them comes first; the others wait for it. `make`
 * writes the draft that is renamed when it is complete: a file that exists is whole.
 */
export async function makeOnce(file: string, make: (draft: string) => Promise<void>): Promise<void> {
  if (await exists(file)) return;
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const lock = await waitForLock(path.join(folder, 'lock'));
  try {
    if (await exists(file)) return;
    const draft = `${file}.draft`;
    // A process that was killed may have left one.
    await rm(draft, { force: true });
    await make(draft);
    await rename(draft, file);
  } finally {
    await lock.release();
  }
}
