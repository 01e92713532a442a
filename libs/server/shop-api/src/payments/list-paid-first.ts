import type { RouteContext } from '../http/route-context';
import { paymentDueOf } from './payment-due';
import { type CheckoutSettings, listPaymentMethods } from './payment-store';
import { isOffered } from './payment-violation';

/** The names of the shop's ways to pay that hold up the shipment until they are paid, in the order of the payment page. */
export async function listPaidFirst(
  { db, channel, clock, payments }: RouteContext,
  settings: CheckoutSettings,
): Promise<readonly string[]> {
  const methods = await listPaymentMethods(db, channel.id);
  return methods
    .filter((method) => isOffered(method, payments !== null))
    .filter((method) => paymentDueOf(method, settings, clock.now()).dueOn !== null)
    .map(({ name }) => name);
}
