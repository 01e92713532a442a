import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cartPackings } from '../../db/schema';
import { loadPackings } from '../state/packing-lines';
import { piecesByShipping } from './pieces-by-shipping';

/**
 * Lowers the packings of a cart to the pieces that are left at their destination after a change, so that nobody pays for
 * more wrappings than there are goods. A destination without goods keeps its packings and is not charged for them.
 */
export async function fitPackings(tx: Executor, cartId: number): Promise<void> {
  const packings = await loadPackings(tx, cartId);
  if (packings.length === 0) return;
  const pieces = await piecesByShipping(tx, cartId);
  for (const { row } of packings) {
    const most = pieces.get(row.shippingId) ?? 0;
    if (most === 0 || row.quantity <= most) continue;
    await tx.update(cartPackings).set({ quantity: most }).where(eq(cartPackings.id, row.id));
  }
}
