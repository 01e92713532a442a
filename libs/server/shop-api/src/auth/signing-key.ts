import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { serverSecrets } from '../db/schema';
import type { ShopApiParts } from '../ports/shop-api-parts';

const NAME = 'access-token-key';
const KEY_BYTES = 32;
/** One key per open database; it never changes while a process runs. */
const cache = new WeakMap<Database, Promise<Uint8Array>>();

type KeyParts = Pick<ShopApiParts, 'db' | 'config' | 'clock'>;

/**
 * The key that signs access tokens: the configured one, or one that was generated once and is stored in the database.
 */
export function signingKey(parts: KeyParts): Promise<Uint8Array> {
  const { tokenSecret } = parts.config;
  if (tokenSecret !== null) return Promise.resolve(new TextEncoder().encode(tokenSecret));
  const cached = cache.get(parts.db);
  if (cached !== undefined) return cached;
  const loading = storedKey(parts, NAME).catch((error: unknown) => {
    cache.delete(parts.db);
    throw error;
  });
  cache.set(parts.db, loading);
  return loading;
}

/** The same key, read by a transaction that has begun: the embedded database has one connection. */
export const signingKeyIn = (
  tx: Executor,
  { tokenSecret, clock }: { readonly tokenSecret: string | null; readonly clock: KeyParts['clock'] },
): Promise<Uint8Array> =>
  tokenSecret === null
    ? storedKey({ db: tx, clock }, NAME)
    : Promise.resolve(new TextEncoder().encode(tokenSecret));

/** The key with that name, generated once and stored in the database. */
export async function storedKey(
  { db, clock }: { readonly db: Executor; readonly clock: KeyParts['clock'] },
  name: string,
): Promise<Uint8Array> {
  await db
    .insert(serverSecrets)
    .values({ name, value: randomBytes(KEY_BYTES).toString('base64'), createdAt: clock.now() })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  if (row === undefined) throw new Error('The signing key is missing');
  return new Uint8Array(Buffer.from(row.value, 'base64'));
}
