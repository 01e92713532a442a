import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { cartLines, productModels, products } from '../db/schema';
import { createPartKey } from './cart-token';

/** A product as adding it needs it. */
export interface AddableProduct {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly stock: number;
  readonly isOnSale: boolean;
}

export type LineRow = typeof cartLines.$inferSelect;

/** The channel's shown products of some keys. */
export const findAddable = (
  db: Executor,
  channelId: number,
  keys: readonly string[],
): Promise<AddableProduct[]> =>
  db
    .select({
      id: products.id,
      key: products.key,
      name: products.name,
      stock: products.stock,
      isOnSale: products.isOnSale,
    })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(
      and(
        eq(products.channelId, channelId),
        inArray(products.key, [...keys]),
        eq(products.isShow, true),
        eq(productModels.isShow, true),
      ),
    );

/** The bare lines of a cart the caller has locked. */
export const listLines = (tx: Executor, cartId: number): Promise<LineRow[]> =>
  tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));

export async function setLineQuantity(tx: Executor, lineId: number, quantity: number): Promise<void> {
  await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId));
}

export async function insertLine(
  tx: Executor,
  line: { cartId: number; productId: number | null; productName: string; quantity: number },
): Promise<void> {
  await tx.insert(cartLines).values({ ...line, key: createPartKey() });
}

/** Which lines to remove: all, or those of some ids or of one key. */
export type LineChoice = 'all' | { readonly ids: readonly number[] } | { readonly key: string };

export async function deleteLines(tx: Executor, cartId: number, choice: LineChoice): Promise<void> {
  const which =
    choice === 'all'
      ? sql`true`
      : 'key' in choice
        ? eq(cartLines.key, choice.key)
        : inArray(cartLines.id, [...choice.ids]);
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), which));
}
