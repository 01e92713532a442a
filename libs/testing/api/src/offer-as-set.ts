import type { Database } from '@shop/shop-api/db/database';
import { productSetItems, productSets } from '@shop/shop-api/db/schema';
import type { StockedProduct } from './stock';

/** Offers products as a set, in this order and with these quantities; returns its id. */
export async function offerAsSet(
  db: Database,
  key: string,
  items: readonly (readonly [product: StockedProduct, quantity: number])[],
): Promise<number> {
  const [channelId = 0] = items.map(([product]) => product.channelId);
  const [set] = await db
    .insert(productSets)
    .values({ channelId, key, name: '朝の食卓セット', description: '二人分です。', position: 0 })
    .returning({ id: productSets.id });
  if (set === undefined) throw new Error('The set was not stored');
  await db.insert(productSetItems).values(
    items.map(([{ productModelId }, quantity], position) => ({
      productSetId: set.id,
      productModelId,
      quantity,
      position,
    })),
  );
  return set.id;
}
