import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { customerGroups, groupPrices, products } from '../db/schema';
import type { Member } from '../auth/member';
import type { Channel } from '../channels/channel';
import type { PriceSums } from '../pricing/price-sums';
import { priceSumsOf } from '../site/front-settings';

/** The prices to show: those of a customer group with its discount, or the list prices, as the shop states them. */
export interface PriceView {
  /** Whether the prices are with tax or without. */
  readonly sums: PriceSums;
  readonly groupId: number;
  readonly discountPercent: number;
  /** Whether the group has a price of its own for any variant. */
  readonly hasOwnPrices: boolean;
}

/** No group has this id: a guest's view joins no group prices. */
const NO_GROUP = 0;
const GUEST = { groupId: NO_GROUP, discountPercent: 0, hasOwnPrices: false };

/**
 * A variant of which the group has a price of its own, by an index: `exists` would take the first price that it comes across,
 * and read all of them where the group has none.
 */
const someOwnPrice = sql`(select ${groupPrices.productId} from ${groupPrices}
  where ${groupPrices.groupId} = ${customerGroups.id} order by ${groupPrices.productId} limit 1)`;

/** The prices that a member, or a guest, sees. */
export async function priceViewOf(
  db: Executor,
  { channel, member }: { readonly channel: Channel; readonly member: Member | null },
): Promise<PriceView> {
  const sums = priceSumsOf(channel);
  if (member === null) return { ...GUEST, sums };
  const [group] = await db
    .select({
      discountPercent: customerGroups.discountPercent,
      hasOwnPrices: sql<boolean>`${someOwnPrice} is not null`,
    })
    .from(customerGroups)
    .where(eq(customerGroups.id, member.groupId));
  return group === undefined ? { ...GUEST, sums } : { groupId: member.groupId, ...group, sums };
}

/** Joins the group's own price of a variant. */
export const groupPriceJoin = (view: PriceView): SQL | undefined =>
  and(eq(groupPrices.productId, products.id), eq(groupPrices.groupId, view.groupId));

/**
 * The same rule as `priceForGroup`, where the database sorts and filters by price. Needs `groupPriceJoin`. Where nothing
 * changes the list price it is that alone, which an index gives.
 */
export const shopperPrice = (view: PriceView): SQL<number> =>
  !view.hasOwnPrices && view.discountPercent === 0 ? sql<number>`${products.price}` : ownPrice(view);

/** The price to sort by; a group's discount alone does not change the order of the list prices. */
export const sortPrice = (view: PriceView): SQL<number> =>
  view.hasOwnPrices ? ownPrice(view) : sql<number>`${products.price}`;

/** A list price as a group without prices of its own sees it. */
export const discounted = (price: SQL, { discountPercent }: PriceView): SQL<number> =>
  discountPercent === 0
    ? sql<number>`${price}`
    : sql<number>`(${price}::bigint * (100 - ${discountPercent}::int) / 100)::int`;

const ownPrice = (view: PriceView): SQL<number> =>
  sql<number>`coalesce(${groupPrices.price}, (${products.price}::bigint * (100 - ${view.discountPercent}::int) / 100)::int)`;
