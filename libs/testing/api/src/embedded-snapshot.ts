import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '@shop/shop-api/db/open-database';
import { sql } from 'drizzle-orm';
import { makeOnce } from './make-once';
import { seedDigest } from './seed-digest';

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/shop-testing-api');
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Minimises the work of opening a copy: there is no write-ahead log to replay, and the template databases, which are
 * a third of the files, are removed.
 */
const SETTLE = [
  sql`update pg_database set datistemplate = false where datname <> current_database()`,
  sql`drop database template0`,
  sql`drop database template1`,
  sql`set wal_recycle = off`,
  sql`select pg_switch_wal()`,
  sql`checkpoint`,
];

/**
 * A migrated and seeded embedded database as a file, created once for each state of the seed and cached: by
 * `make-databases.cjs` before the tests, or else by the first test that asks for it.
 */
export async function embeddedSnapshot(): Promise<string> {
  const file = path.join(CACHE, `${await seedDigest()}-settled.tar`);
  await makeOnce(file, async (draft) => {
    await writeSnapshot(draft);
    await removeUnused(file);
  });
  // Who removes old ones sees by it that this one is in use.
  await utimes(file, new Date(), new Date());
  return file;
}

async function writeSnapshot(draft: string): Promise<void> {
  const opened = await openEmbedded({ folder: null });
  try {
    // The seed is loaded only where it runs.
    const { prepareDatabase } = await import('./prepare-database');
    await prepareDatabase(opened);
    for (const statement of SETTLE) await opened.db.execute(statement);
    const dump = await opened.dump();
    if (dump === null) throw new Error('The embedded database gave no dump');
    await writeFile(draft, dump);
  } finally {
    await opened.close();
  }
}

/** Removes the snapshots of other seeds that nobody has opened for a day; a run of an older state may still open its own. */
async function removeUnused(current: string): Promise<void> {
  for (const entry of await readdir(CACHE)) {
    const file = path.join(CACHE, entry);
    if (!entry.endsWith('.tar') || file === current) continue;
    if (Date.now() - (await stat(file)).mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}
