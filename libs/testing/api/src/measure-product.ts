import type { Database } from '@shop/shop-api/db/database';
import { productModelSizeTables, sizeTables } from '@shop/shop-api/db/schema';
import type { StockedProduct } from './stock';

/** Gives a product a size table of two rows, the first of which is for the first of its own options. */
export async function measureProduct(db: Database, product: StockedProduct): Promise<void> {
  const { channelId, productModelId, options } = product;
  const [table] = await db
    .insert(sizeTables)
    .values({
      channelId,
      key: `measured-${productModelId}`,
      name: '器',
      unit: 'cm',
      columns: ['口径', '高さ'],
      rows: [
        { size: options[0]?.value ?? '大', values: ['8.2', '9.0'] },
        { size: '小', values: ['7.4', '7.8'] },
      ],
      note: '手仕事のため、前後0.5cmほどの差があります。',
    })
    .returning({ id: sizeTables.id });
  if (table === undefined) throw new Error('The size table was not stored');
  await db.insert(productModelSizeTables).values({ productModelId, sizeTableId: table.id });
}
