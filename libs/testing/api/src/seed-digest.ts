import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SHOP_API = path.resolve(__dirname, '../../../server/shop-api');
/** Where the tables and the seed's data are written. */
const SEEDED_FROM = ['migrations', 'src/db', 'src/seed'];
/** What the tests change in it. */
const PREPARED_BY = path.join(__dirname, 'prepare-database.ts');
/** Seeds of single resources are beside them. */
const SEED_FILE = /seed/;

/** What the migrations' generator remembers of them: large, and no database is made from it. */
const DESCRIPTIONS = path.join(SHOP_API, 'migrations/meta');

export const MIGRATIONS = path.join(SHOP_API, 'migrations');

async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(SHOP_API, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A hash of migrations and seed that names the cached snapshot: it changes whenever the seeded database
 * would.
 */
export async function seedDigest(): Promise<string> {
  const [whole, source] = await Promise.all([Promise.all(SEEDED_FROM.map(filesUnder)), filesUnder('src')]);
  const files = new Set([...whole.flat(), ...source.filter((file) => SEED_FILE.test(path.basename(file)))]);
  const hash = createHash('sha256').update(await readFile(PREPARED_BY));
  for (const file of [...files].sort()) {
    if (file.endsWith('.spec.ts') || file.startsWith(DESCRIPTIONS)) continue;
    hash.update(path.relative(SHOP_API, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
