import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { channels } from '../../db/schema';
import { priceSumsOf } from '../../site/front-settings';
import { cartErrors } from '../state/cart-errors';
import type { CartState } from '../state/cart-state';

/**
 * Throws where the shop has begun to state prices the other way since the request read its settings: the prices of the cart
 * may have been read after that, and were counted in the wrong way. Call it when they have been read.
 */
export async function requireSameSums(
  tx: Executor,
  { cart, sums }: { readonly cart: Pick<CartState['cart'], 'channelId'>; readonly sums: CartState['sums'] },
): Promise<void> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, cart.channelId));
  if (channel !== undefined && priceSumsOf(channel) !== sums) throw cartErrors.totalChanged();
}
