import type { Database } from '@shop/shop-api/db/database';
import { productUos } from '@shop/shop-api/db/schema';

/** Sells a product of the general shop by the case of twelve too, for 12,540 yen with tax, as a wholesale shop does. */
export async function sellByCase(db: Database, productId: number): Promise<void> {
  await db
    .insert(productUos)
    .values({ productId, key: 'case', name: 'ケース', pieces: 12, price: 12_540, position: 0 });
}
