import type { Database } from '@shop/shop-api/db/database';
import { channels, productModels, products } from '@shop/shop-api/db/schema';
import { and, asc, eq, gte, sql } from 'drizzle-orm';

/** More than any test buys. */
const PLENTY = 1_000;

/** A product with its stock, for tests. */
export type StockedProduct = typeof products.$inferSelect & { readonly taxRate: 10 | 8 };

/** Visible products of a channel with plenty in stock, in a fixed order. */
export async function wellStockedProducts(
  db: Database,
  count: number,
  { channel = 'default', taxRate = 10 }: { channel?: string; taxRate?: 10 | 8 } = {},
): Promise<StockedProduct[]> {
  const rows = await db
    .select({ product: products, taxRate: productModels.taxRate })
    .from(products)
    .innerJoin(channels, eq(channels.id, products.channelId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(eq(channels.key, channel), gte(products.stock, PLENTY), eq(productModels.taxRate, taxRate)))
    .orderBy(asc(products.id))
    .limit(count);
  if (rows.length < count) throw new Error(`The seed has no ${count} such products in ${channel}`);
  return rows.map((row) => ({ ...row.product, taxRate: row.taxRate }));
}

/** Sets the stock of a product. */
export async function setStock(db: Database, productId: number, stock: number): Promise<void> {
  await db
    .update(products)
    .set({ stock, initialStock: sql`${stock} + ${products.reserved} + ${products.sold}` })
    .where(eq(products.id, productId));
}

/** The stock of a product. */
export async function stockOf(db: Database, productId: number): Promise<number> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, productId));
  if (row === undefined) throw new Error(`There is no product ${productId}`);
  return row.stock;
}
