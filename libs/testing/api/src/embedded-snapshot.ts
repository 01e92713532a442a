import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbedded } from '@shop/shop-api/db/open-database';
import { sql } from 'drizzle-orm';
import { seedDigest } from './seed-digest';

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/shop-testing-api');

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

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * A migrated and seeded embedded database as a file, created once for each state of the seed and cached. Where two
 * test processes create it at the same time, the later one replaces the file with the same content.
 */
export async function embeddedSnapshot(): Promise<string> {
  const name = `${await seedDigest()}-settled.tar`;
  const file = path.join(CACHE, name);
  if (await exists(file)) return file;
  await mkdir(CACHE, { recursive: true });
  const opened = await openEmbedded({ folder: null });
  try {
    // The seed is loaded only where it runs.
    const { prepareDatabase } = await import('./prepare-database');
    await prepareDatabase(opened);
    for (const statement of SETTLE) await opened.db.execute(statement);
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
