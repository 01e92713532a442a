import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { products } from '../../db/schema';

/** The ids of variants by their numbers (商品番号). */
export type VariantIds = ReadonlyMap<string, number>;

/** Codes of one statement. */
const BATCH = 1_000;

/** The variants of a shop with these numbers. */
export async function findVariants(
  db: Executor,
  channelId: number,
  codes: readonly string[],
): Promise<VariantIds> {
  const wanted = [...new Set(codes)].filter((code) => code !== '');
  const ids = new Map<string, number>();
  for (let from = 0; from < wanted.length; from += BATCH) {
    const rows = await db
      .select({ id: products.id, code: products.code })
      .from(products)
      .where(
        and(eq(products.channelId, channelId), inArray(products.code, wanted.slice(from, from + BATCH))),
      );
    for (const { id, code } of rows) ids.set(code, id);
  }
  return ids;
}
