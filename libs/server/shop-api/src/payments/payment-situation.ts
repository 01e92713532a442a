import { hasRight } from '../auth/caller';
import type { CartState } from '../carts/state/cart-state';
import { type CompanyCredit, readCredit } from '../companies/company-credit';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import type { PriceSums } from '../pricing/price-sums';
import { loadCalendar } from '../shipping-leadtime/plan-destination';
import { type MissedDay, missedDayOf } from './missed-day';
import type { PaymentMethodRow } from './payment-store';

/** What decides, beside the shop, whether a payment method can be used. */
export interface PaymentSituation {
  readonly isMember: boolean;
  /** Orders for a company that the operator has approved. */
  readonly mayPayByInvoice: boolean;
  /** The shop is connected with a payment service. */
  readonly hasService: boolean;
  /** A gift whose receiver enters the address later. */
  readonly isGift: boolean;
  /** A school hands the order over. */
  readonly isPickup: boolean;
  /** The destinations that have goods. */
  readonly destinationCount: number;
  /** What there is to pay before the fee of the payment method; yen with tax. */
  readonly toCollect: number;
  /** How the shop states what a method costs. */
  readonly sums: PriceSums;
  /** What the member's company may owe on invoices, and owes; null for who orders for themselves. */
  readonly credit: CompanyCredit | null;
  /** The wished day, or that of a school, which a method would miss, as it is paid before the shipment; null where it misses none. */
  readonly missedDay: (method: PaymentMethodRow) => MissedDay | null;
}

/** The situation of a cart; the decision checks the credit itself, under the company's lock, and the days before. */
export const paymentSituation = (
  {
    cart,
    caller,
    destinations,
    amounts,
    sums,
  }: Pick<CartState, 'cart' | 'caller' | 'destinations' | 'amounts' | 'sums'>,
  hasService: boolean,
): PaymentSituation => ({
  isMember: cart.userId !== null,
  mayPayByInvoice: hasRight(caller, 'invoice'),
  hasService,
  isGift: cart.receiver !== null,
  isPickup: destinations.some(({ row }) => row.pickup !== null),
  destinationCount: destinations.filter(({ lines }) => lines.length > 0).length,
  toCollect: amounts.toCollect,
  sums,
  credit: null,
  missedDay: () => null,
});

/** The same with the credit of the member's company and the wished days, for what is offered and chosen. */
export async function loadPaymentSituation(
  db: Executor,
  context: RouteContext,
  state: CartState,
): Promise<PaymentSituation> {
  const { company } = state;
  const credit = company === null ? null : await readCredit(db, company);
  const situation = { ...paymentSituation(state, context.payments !== null), credit };
  if (state.destinations.every(({ row }) => row.deliveryAt === null && row.pickup === null)) return situation;
  const calendar = await loadCalendar(db, context);
  const now = context.clock.now();
  return { ...situation, missedDay: (payment) => missedDayOf(state, payment, { calendar, now }) };
}
