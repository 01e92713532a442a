import type { RouteContext } from '../http/route-context';
import { isPaidFirst } from './payment-due';
import { listPaymentMethods } from './payment-store';
import { isOffered } from './payment-violation';

/** The names of the shop's ways to pay that hold up the shipment until they are paid, in the order of the payment page. */
export async function listPaidFirst({ db, channel, payments }: RouteContext): Promise<readonly string[]> {
  const methods = await listPaymentMethods(db, channel.id);
  return methods
    .filter((method) => isOffered(method, payments !== null))
    .filter(({ paymentId }) => isPaidFirst(paymentId))
    .map(({ name }) => name);
}
