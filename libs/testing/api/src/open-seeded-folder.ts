import path from 'node:path';
import { type OpenDatabase, openEmbedded } from '@shop/shop-api/db/open-database';
import { embeddedSnapshot } from './embedded-snapshot';

/** The embedded database of a data folder that an API process will use, with the small seed. Close it before it starts. */
export async function openSeededFolder(dataFolder: string): Promise<OpenDatabase> {
  return openEmbedded({ folder: path.join(dataFolder, 'db'), snapshotPath: await embeddedSnapshot() });
}
