import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { checkoutSettings, paymentMethods } from '../db/schema';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
export type CheckoutSettings = typeof checkoutSettings.$inferSelect;

/** All payment methods of a channel, in the order in which they are shown. */
export const listPaymentMethods = (db: Executor, channelId: number): Promise<PaymentMethodRow[]> =>
  db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.channelId, channelId))
    .orderBy(asc(paymentMethods.position));

/** The checkout settings of a channel. Throws when the channel was set up without them. */
export async function getCheckoutSettings(db: Executor, channelId: number): Promise<CheckoutSettings> {
  const [settings] = await db
    .select()
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, channelId));
  if (settings === undefined) throw new Error(`Channel ${channelId} has no checkout settings`);
  return settings;
}
