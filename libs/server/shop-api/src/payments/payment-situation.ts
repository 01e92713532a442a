import { hasRight } from '../auth/caller';
import type { CartState } from '../carts/state/cart-state';
import { type CompanyCredit, readCredit } from '../companies/company-credit';
import type { Executor } from '../db/database';

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
  /** What the member's company may owe on invoices, and owes; null for who orders for themselves. */
  readonly credit: CompanyCredit | null;
}

/** The situation of a cart; the decision checks the credit itself, under the company's lock. */
export const paymentSituation = (
  { cart, caller, destinations, amounts }: Pick<CartState, 'cart' | 'caller' | 'destinations' | 'amounts'>,
  hasService: boolean,
): PaymentSituation => ({
  isMember: cart.userId !== null,
  mayPayByInvoice: hasRight(caller, 'invoice'),
  hasService,
  isGift: cart.receiver !== null,
  isPickup: destinations.some(({ row }) => row.pickup !== null),
  destinationCount: destinations.filter(({ lines }) => lines.length > 0).length,
  toCollect: amounts.toCollect,
  credit: null,
});

/** The same with the credit of the member's company, for what is offered and chosen. */
export async function loadPaymentSituation(
  db: Executor,
  state: CartState,
  hasService: boolean,
): Promise<PaymentSituation> {
  const { company } = state;
  const credit = company === null ? null : await readCredit(db, company);
  return { ...paymentSituation(state, hasService), credit };
}
