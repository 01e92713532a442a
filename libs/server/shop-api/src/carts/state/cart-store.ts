import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { carts, cartTokens, orders, paymentTransactions } from '../../db/schema';
import { hashToken } from '../../auth/random-token';
import { createCartToken } from './cart-token';

export type CartRow = typeof carts.$inferSelect;

/** The most tokens of a member's cart, one per device; the oldest are deleted. */
const MAX_TOKENS = 20;

/** The cart with a token in a shop, whatever its owner and status; with `isLocking` its row is locked. */
export async function findCartByToken(
  db: Executor,
  channelId: number,
  token: string,
  isLocking: boolean,
): Promise<CartRow | null> {
  const query = db
    .select({ cart: carts })
    .from(cartTokens)
    .innerJoin(carts, eq(carts.id, cartTokens.cartId))
    .where(and(eq(cartTokens.tokenHash, hashToken(token)), eq(carts.channelId, channelId)));
  const [row] = isLocking ? await query.for('update', { of: carts }) : await query;
  return row?.cart ?? null;
}

/** The member's one open cart, locked. */
export async function lockOpenCartOf(tx: Executor, userId: number): Promise<CartRow | null> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.status, 'open')))
    .for('update');
  return cart ?? null;
}

/** The member's newest cart whose payment is open; null where there is none. */
export async function findWaitingCartOf(db: Executor, userId: number): Promise<CartRow | null> {
  const [row] = await db
    .select({ cart: carts })
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .innerJoin(paymentTransactions, eq(paymentTransactions.orderId, orders.id))
    .where(
      and(eq(orders.userId, userId), eq(carts.status, 'decided'), eq(paymentTransactions.status, 'pending')),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  return row?.cart ?? null;
}

export async function insertCart(
  tx: Executor,
  values: { channelId: number; userId: number | null; expiresAt: Date; createdAt: Date },
): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ ...values, status: 'open' })
    .returning();
  if (cart === undefined) throw new Error('The database did not return the new cart');
  return cart;
}

/** What changes on a cart row. */
export type CartChange = Partial<Omit<CartRow, 'id'>>;

export async function updateCart(tx: Executor, cartId: number, change: CartChange): Promise<void> {
  await tx.update(carts).set(change).where(eq(carts.id, cartId));
}

/** Issues a further token for a cart and returns it; only its hash is stored. */
export async function issueCartToken(tx: Executor, cartId: number, createdAt: Date): Promise<string> {
  const token = createCartToken();
  await tx.insert(cartTokens).values({ tokenHash: hashToken(token), cartId, createdAt });
  const kept = await tx
    .select({ tokenHash: cartTokens.tokenHash })
    .from(cartTokens)
    .where(eq(cartTokens.cartId, cartId))
    .orderBy(desc(cartTokens.createdAt));
  const old = kept.slice(MAX_TOKENS).map((row) => row.tokenHash);
  if (old.length > 0) await tx.delete(cartTokens).where(inArray(cartTokens.tokenHash, old));
  return token;
}

/** Revokes every token of a cart, as signing in does. */
export async function revokeTokens(tx: Executor, cartId: number): Promise<void> {
  await tx.delete(cartTokens).where(eq(cartTokens.cartId, cartId));
}

/** Makes the tokens of a cart open another cart of the same owner. */
export async function moveTokens(tx: Executor, fromId: number, toId: number): Promise<void> {
  await tx.update(cartTokens).set({ cartId: toId }).where(eq(cartTokens.cartId, fromId));
}

/** Inserts an ordered cart without tokens and contents, for an order whose own cart is reopened. Returns its id. */
export async function insertDecidedCopy(tx: Executor, cart: CartRow): Promise<number> {
  const [copy] = await tx
    .insert(carts)
    .values({ ...cart, id: undefined })
    .returning({ id: carts.id });
  if (copy === undefined) throw new Error('The database did not return the new cart');
  return copy.id;
}
