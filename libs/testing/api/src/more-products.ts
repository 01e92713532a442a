import { products } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import type { TestApi } from './open-test-api';

/** Adds so many products like the one of that id, shown as it is; returns their ids. */
export async function moreProducts(
  { db }: Pick<TestApi, 'db'>,
  like: number,
  count: number,
): Promise<readonly number[]> {
  const [found] = await db.select().from(products).where(eq(products.id, like));
  if (found === undefined) throw new Error('There is no such product');
  const copies = Array.from({ length: count }, (_, at) => ({
    ...found,
    id: undefined,
    key: `${found.key}-${at}`,
    code: `${found.code}-${at}`,
  }));
  return (await db.insert(products).values(copies).returning({ id: products.id })).map(({ id }) => id);
}
