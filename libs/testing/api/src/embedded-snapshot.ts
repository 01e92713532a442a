import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '@shop/shop-api';
import { prepareDatabase } from './prepare-database';
import { seedDigest } from './seed-digest';

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/shop-testing-api');

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * A migrated and seeded embedded database as a file. Made once for each state of the seed and kept; two test
 * processes that miss it at the same time each make it, and the later one replaces it by the same content.
 */
export async function embeddedSnapshot(): Promise<string> {
  const name = `${await seedDigest()}.tar`;
  const file = path.join(CACHE, name);
  if (await exists(file)) return file;
  await mkdir(CACHE, { recursive: true });
  const opened = await openEmbedded({ folder: null });
  try {
    await prepareDatabase(opened);
    const dump = await opened.dump();
    if (dump === null) throw new Error('The embedded database gave no dump');
    const draft = path.join(CACHE, `${randomUUID()}.draft`);
    await writeFile(draft, dump);
    await rename(draft, file);
  } finally {
    await opened.close();
  }
  const older = (await readdir(CACHE)).filter((entry) => entry.endsWith('.tar') && entry !== name);
  await Promise.all(older.map((entry) => rm(path.join(CACHE, entry), { force: true })));
  return file;
}
