import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { cartShippings, type StoredAddress, type StoredPickup } from '../../db/schema';
import type { CartShippingRow } from './cart-destination';
import { createPartKey } from './cart-token';

/** The destinations of a cart, in their order. */
export const listShippings = (tx: Executor, cartId: number): Promise<CartShippingRow[]> =>
  tx.select().from(cartShippings).where(eq(cartShippings.cartId, cartId)).orderBy(asc(cartShippings.id));

/** What changes on a destination. */
export type ShippingChange = Partial<typeof cartShippings.$inferInsert>;

export async function updateShipping(tx: Executor, id: number, change: ShippingChange): Promise<void> {
  await tx.update(cartShippings).set(change).where(eq(cartShippings.id, id));
}

/** A destination to be added. */
interface NewShipping {
  readonly cartId: number;
  readonly userAddressId: number | null;
  readonly address: StoredAddress | null;
  readonly pickup?: StoredPickup | null;
  readonly deliveryId: number;
}

export const insertShipping = (tx: Executor, shipping: NewShipping): Promise<void> =>
  insertShippings(tx, [shipping]);

/** Adds destinations in that order, by one statement. */
export async function insertShippings(tx: Executor, shippings: readonly NewShipping[]): Promise<void> {
  if (shippings.length === 0) return;
  await tx.insert(cartShippings).values(shippings.map((one) => ({ ...one, key: createPartKey() })));
}

const someOf = (cartId: number, key: string | undefined) =>
  and(eq(cartShippings.cartId, cartId), key === undefined ? undefined : eq(cartShippings.key, key));

/** Removes all destinations or one, with their packings; its lines move to the first one that is left. */
export async function deleteShippings(tx: Executor, cartId: number, key?: string): Promise<void> {
  await tx.delete(cartShippings).where(someOf(cartId, key));
}

/** Clears the delivery wishes; addresses and delivery methods stay. */
export async function clearDeliveryRequests(tx: Executor, cartId: number, key?: string): Promise<void> {
  await tx
    .update(cartShippings)
    .set({ deliveryAt: null, deliveryTimezoneKey: null })
    .where(someOf(cartId, key));
}
