import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { customerGroups, groupPrices, products } from '../db/schema';
import type { Member } from '../auth/member';

/** Whose prices are shown: a group with its discount, or everyone's list prices. */
export interface PriceView {
  readonly groupId: number;
  readonly discountPercent: number;
}

/** No group has this id: a visitor's view joins no group prices. */
const NO_GROUP = 0;

/** The prices that a member, or a visitor, sees. */
export async function priceViewOf(db: Executor, member: Member | null): Promise<PriceView> {
  if (member === null) return { groupId: NO_GROUP, discountPercent: 0 };
  const [group] = await db
    .select({ discountPercent: customerGroups.discountPercent })
    .from(customerGroups)
    .where(eq(customerGroups.id, member.groupId));
  return { groupId: member.groupId, discountPercent: group?.discountPercent ?? 0 };
}

/** Joins the group's own price of a variant. */
export const groupPriceJoin = (view: PriceView): SQL | undefined =>
  and(eq(groupPrices.productId, products.id), eq(groupPrices.groupId, view.groupId));

/** The same rule as `priceForGroup`, where the database sorts and filters by price. Needs `groupPriceJoin`. */
export const shopperPrice = (view: PriceView): SQL<number> =>
  sql<number>`coalesce(${groupPrices.price}, (${products.price}::bigint * (100 - ${view.discountPercent}::int) / 100)::int)`;
