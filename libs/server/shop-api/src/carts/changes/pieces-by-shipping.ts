import type { Executor } from '../../db/database';
import { listLines } from '../state/line-store';
import { listShippings } from '../state/shipping-store';

/** How many single pieces go to each destination of a cart, accessories not counted, by the destination's id. */
export async function piecesByShipping(tx: Executor, cartId: number): Promise<ReadonlyMap<number, number>> {
  const [first] = await listShippings(tx, cartId);
  const pieces = new Map<number, number>();
  for (const line of await listLines(tx, cartId)) {
    const place = line.shippingId ?? first?.id;
    if (line.parentId !== null || place === undefined) continue;
    pieces.set(place, (pieces.get(place) ?? 0) + line.quantity * line.piecesPerUnit);
  }
  return pieces;
}
