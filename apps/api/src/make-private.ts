import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** New files and folders are for their owner alone. */
export const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const ALL_OTHERS = 0o077;

/** A running database may delete a file meanwhile. */
async function chmodIfThere(file: string, mode: number): Promise<void> {
  try {
    await chmod(file, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Takes what is in a folder, at any depth, away from everybody but its owner. */
export async function makeContentsPrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmodIfThere(file, PRIVATE_FOLDER);
    else if (entry.isFile()) await chmodIfThere(file, PRIVATE_FILE);
  }
}

/**
 * Takes a data folder with all its contents away from everybody but its owner. The folder itself comes last: where it is
 * private already, its contents have been made so before. reliability 34
 */
export async function makePrivate(folder: string): Promise<void> {
  if (((await stat(folder)).mode & ALL_OTHERS) === 0) return;
  await makeContentsPrivate(folder);
  await chmod(folder, PRIVATE_FOLDER);
}
