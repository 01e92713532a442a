import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cartPackings, packings } from '../../db/schema';
import type { PackingRow } from '../../packings/packing-store';

export type CartPackingRow = typeof cartPackings.$inferSelect;

/** A packing in the cart with its definition. */
export interface PackingLine {
  readonly row: CartPackingRow;
  readonly packing: PackingRow;
}

/** The packings of a cart, in the order in which they were added. */
export const loadPackings = (db: Executor, cartId: number): Promise<PackingLine[]> =>
  db
    .select({ row: cartPackings, packing: packings })
    .from(cartPackings)
    .innerJoin(packings, eq(packings.id, cartPackings.packingId))
    .where(eq(cartPackings.cartId, cartId))
    .orderBy(asc(cartPackings.id));
