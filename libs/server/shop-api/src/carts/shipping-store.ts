import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { cartShippings, type StoredAddress } from '../db/schema';
import type { CartShippingRow } from './cart-state';
import { createPartKey } from './cart-token';

export const listShippings = (tx: Executor, cartId: number): Promise<CartShippingRow[]> =>
  tx.select().from(cartShippings).where(eq(cartShippings.cartId, cartId));

/** What changes on a destination. */
export type ShippingChange = Partial<typeof cartShippings.$inferInsert>;

export async function updateShipping(tx: Executor, id: number, change: ShippingChange): Promise<void> {
  await tx.update(cartShippings).set(change).where(eq(cartShippings.id, id));
}

export async function insertShipping(
  tx: Executor,
  values: { cartId: number; userAddressId: number | null; address: StoredAddress; deliveryId: number },
): Promise<void> {
  await tx.insert(cartShippings).values({ ...values, key: createPartKey() });
}

export async function deleteShippings(tx: Executor, cartId: number): Promise<void> {
  await tx.delete(cartShippings).where(eq(cartShippings.cartId, cartId));
}

/** Takes the delivery wishes back; addresses and the kind of delivery stay. */
export async function clearDeliveryWishes(tx: Executor, cartId: number): Promise<void> {
  await tx
    .update(cartShippings)
    .set({ deliveryAt: null, deliveryTimezoneKey: null })
    .where(eq(cartShippings.cartId, cartId));
}
