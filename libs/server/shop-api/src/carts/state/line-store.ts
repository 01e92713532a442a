import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cartLines, productModels, products, productUos } from '../../db/schema';
import { createPartKey } from './cart-token';

/** The columns of a product that adding it needs. */
export interface AddableProduct {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly stock: number;
  readonly isSoldOnOrder: boolean;
  readonly isOnSale: boolean;
  /** Single pieces are added in multiples of it. */
  readonly lotSize: number;
}

export type LineRow = typeof cartLines.$inferSelect;

/** What is selected of a product that may be added; `products` is the table. */
export const addableColumns = {
  id: products.id,
  key: products.key,
  name: products.name,
  stock: products.stock,
  isSoldOnOrder: products.isSoldOnOrder,
  isOnSale: products.isOnSale,
  lotSize: products.lotSize,
};

/** The shop's products with these keys that the shopper may see. */
export const findAddable = (
  db: Executor,
  { channelId, visible }: { readonly channelId: number; readonly visible: SQL | undefined },
  keys: readonly string[],
): Promise<AddableProduct[]> =>
  db
    .select(addableColumns)
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(
      and(
        eq(products.channelId, channelId),
        inArray(products.key, [...keys]),
        eq(products.isShow, true),
        visible,
      ),
    );

/** A line with the number of pieces in one unit. */
export interface StoredLine extends LineRow {
  readonly piecesPerUnit: number;
}

/** What the rules of a cart read of a line. */
export type CountedLine = Pick<StoredLine, 'productId' | 'uosId' | 'parentId' | 'quantity' | 'piecesPerUnit'>;

/** The pieces of a product in all lines. */
export const piecesOf = (lines: readonly CountedLine[], productId: number | null): number =>
  lines.reduce(
    (sum, line) => sum + (line.productId === productId ? line.quantity * line.piecesPerUnit : 0),
    0,
  );

/** The rows of the lines of a cart that the caller has locked. */
export async function listLines(tx: Executor, cartId: number): Promise<StoredLine[]> {
  const rows = await tx
    .select({ line: cartLines, pieces: productUos.pieces })
    .from(cartLines)
    .leftJoin(productUos, eq(productUos.id, cartLines.uosId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));
  return rows.map(({ line, pieces }) => ({ ...line, piecesPerUnit: pieces ?? 1 }));
}

export async function setLineQuantity(tx: Executor, lineId: number, quantity: number): Promise<void> {
  await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId));
}

/** What a line is changed to. */
type LineChange = Pick<LineRow, 'id' | 'quantity' | 'shippingId'>;

/** Sets quantities and destinations of lines by one statement. */
export async function changeLines(tx: Executor, changes: readonly LineChange[]): Promise<void> {
  if (changes.length === 0) return;
  const [ids, quantities, places] = [
    changes.map(({ id }) => id),
    changes.map(({ quantity }) => quantity),
    changes.map(({ shippingId }) => shippingId),
  ];
  await tx.execute(sql`
    update ${cartLines} set quantity = changed.quantity, shipping_id = changed.shipping_id
    from unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[], ${sql.param(places)}::int[])
      as changed(id, quantity, shipping_id)
    where ${cartLines.id} = changed.id`);
}

/** A line to be added. */
export type NewLine = Pick<LineRow, 'cartId' | 'productId' | 'productName' | 'quantity'> &
  Partial<Pick<LineRow, 'uosId' | 'parentId' | 'shippingId'>>;

/** Adds a line and returns its id. */
export async function insertLine(tx: Executor, line: NewLine): Promise<number> {
  const [row] = await tx
    .insert(cartLines)
    .values({ ...line, key: createPartKey() })
    .returning({ id: cartLines.id });
  if (row === undefined) throw new Error('The database did not return the new line');
  return row.id;
}

/** Adds lines with keys of their own, in that order, by one statement. */
export async function insertLines(
  tx: Executor,
  lines: readonly (NewLine & Pick<LineRow, 'key'>)[],
): Promise<readonly Pick<LineRow, 'id' | 'key'>[]> {
  if (lines.length === 0) return [];
  return tx
    .insert(cartLines)
    .values([...lines])
    .returning({ id: cartLines.id, key: cartLines.key });
}

/**
 * Which lines to remove: all, some by id, one by key, or some accessories. Accessories are removed with their line.
 */
export type LineChoice =
  | 'all'
  | { readonly ids: readonly number[] }
  | { readonly key: string }
  | { readonly accessoryKeys: readonly string[] };

export async function deleteLines(tx: Executor, cartId: number, choice: LineChoice): Promise<void> {
  const which =
    choice === 'all'
      ? sql`true`
      : 'key' in choice
        ? eq(cartLines.key, choice.key)
        : 'ids' in choice
          ? inArray(cartLines.id, [...choice.ids])
          : and(isNotNull(cartLines.parentId), inArray(cartLines.key, [...choice.accessoryKeys]));
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), which));
}
