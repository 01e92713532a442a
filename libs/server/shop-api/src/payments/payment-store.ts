import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { checkoutRules, paymentMethods } from '../db/schema';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
export type CheckoutRules = typeof checkoutRules.$inferSelect;

/** All ways to pay of a channel, in the order they are shown. */
export const listPaymentMethods = (db: Executor, channelId: number): Promise<PaymentMethodRow[]> =>
  db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.channelId, channelId))
    .orderBy(asc(paymentMethods.position));

/** What the channel's checkout goes by. Throws when the channel was set up without it. */
export async function getCheckoutRules(db: Executor, channelId: number): Promise<CheckoutRules> {
  const [rules] = await db.select().from(checkoutRules).where(eq(checkoutRules.channelId, channelId));
  if (rules === undefined) throw new Error(`Channel ${channelId} has no checkout rules`);
  return rules;
}
