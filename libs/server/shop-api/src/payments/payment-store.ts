import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { checkoutSettings, paymentFeeBrackets, paymentMethods } from '../db/schema';

/** What a payment method costs up to a total. */
export interface FeeBracket {
  /** Yen with tax, before the fee. */
  readonly upTo: number;
  /** Yen without tax. */
  readonly fee: number;
}

export interface PaymentMethodRow extends Readonly<typeof paymentMethods.$inferSelect> {
  /** From the lowest; empty for a method that costs nothing. */
  readonly feeBrackets: readonly FeeBracket[];
}
export type CheckoutSettings = typeof checkoutSettings.$inferSelect;

/** All payment methods of a channel with their fees, in the order in which they are shown. */
export async function listPaymentMethods(db: Executor, channelId: number): Promise<PaymentMethodRow[]> {
  const rows = await db
    .select({
      method: paymentMethods,
      bracket: { upTo: paymentFeeBrackets.upTo, fee: paymentFeeBrackets.fee },
    })
    .from(paymentMethods)
    .leftJoin(
      paymentFeeBrackets,
      and(
        eq(paymentFeeBrackets.channelId, paymentMethods.channelId),
        eq(paymentFeeBrackets.paymentId, paymentMethods.paymentId),
      ),
    )
    .where(eq(paymentMethods.channelId, channelId))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.paymentId), asc(paymentFeeBrackets.upTo));
  const methods = new Map<number, PaymentMethodRow>();
  for (const { method, bracket } of rows) {
    const feeBrackets = methods.get(method.paymentId)?.feeBrackets ?? [];
    methods.set(method.paymentId, {
      ...method,
      feeBrackets: bracket === null ? feeBrackets : [...feeBrackets, bracket],
    });
  }
  return [...methods.values()];
}

/** The checkout settings of a channel. Throws when the channel was set up without them. */
export async function getCheckoutSettings(db: Executor, channelId: number): Promise<CheckoutSettings> {
  const [settings] = await db
    .select()
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, channelId));
  if (settings === undefined) throw new Error(`Channel ${channelId} has no checkout settings`);
  return settings;
}
