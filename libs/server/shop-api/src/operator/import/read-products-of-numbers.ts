import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { productModels, products } from '../../db/schema';

/** The codes of products by the numbers of their variants; null where several products have the number. */
export type ProductsOfNumbers = ReadonlyMap<string, string | null>;

/** The size of a batch: small, so that no shopper waits long. */
const BATCH = 2_000;

/** Which products of a shop the numbers of variants belong to. */
export async function readProductsOfNumbers(db: Database, channelId: number): Promise<ProductsOfNumbers> {
  const codes = new Map<string, string | null>();
  const batchAfter = (id: number) =>
    db
      .select({ id: products.id, number: products.code, code: productModels.code })
      .from(products)
      .innerJoin(productModels, eq(productModels.id, products.productModelId))
      .where(and(eq(products.channelId, channelId), gt(products.id, id)))
      .orderBy(asc(products.id))
      .limit(BATCH);
  let last = 0;
  for (;;) {
    const from = last;
    const rows = await pauseAfterBatch(async () => await batchAfter(from));
    for (const { number, code } of rows)
      codes.set(number, (codes.get(number) ?? code) === code && codes.get(number) !== null ? code : null);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return codes;
  }
}
