import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { cartLines, productAccessories, productUos } from '../../db/schema';
import { fitQuantity } from '../state/accessory-limit';
import { changeLines, deleteLines } from '../state/line-store';

/**
 * Adjusts the accessories of a cart to their rules after its lines have changed; an accessory that its product no
 * longer has is removed.
 */
export async function fitAccessories(tx: Executor, cartId: number): Promise<void> {
  const parent = alias(cartLines, 'parent');
  const rows = await tx
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      shippingId: cartLines.shippingId,
      parentQuantity: parent.quantity,
      unitPieces: productUos.pieces,
      rule: productAccessories,
    })
    .from(cartLines)
    .innerJoin(parent, eq(parent.id, cartLines.parentId))
    .leftJoin(productUos, eq(productUos.id, parent.uosId))
    .leftJoin(
      productAccessories,
      and(
        eq(productAccessories.productId, parent.productId),
        eq(productAccessories.accessoryId, cartLines.productId),
      ),
    )
    .where(eq(cartLines.cartId, cartId));
  const gone = rows.filter(({ rule }) => rule === null).map(({ id }) => id);
  if (gone.length > 0) await deleteLines(tx, cartId, { ids: gone });
  const changes = rows.flatMap(({ id, quantity, shippingId, parentQuantity, unitPieces, rule }) => {
    if (rule === null) return [];
    const fitting = fitQuantity(rule, parentQuantity * (unitPieces ?? 1), quantity);
    return fitting === quantity ? [] : [{ id, shippingId, quantity: fitting }];
  });
  await changeLines(tx, changes);
}
