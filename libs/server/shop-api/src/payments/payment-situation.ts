import type { CartState } from '../carts/state/cart-state';

/** What decides, beside the shop, whether a payment method can be used. */
export interface PaymentSituation {
  readonly isMember: boolean;
  /** The shop is connected with a payment service. */
  readonly hasService: boolean;
  /** A gift whose receiver enters the address later. */
  readonly isGift: boolean;
  /** The destinations that have goods. */
  readonly destinationCount: number;
  /** What there is to pay before the fee of the payment method; yen with tax. */
  readonly toCollect: number;
}

/** The situation of a cart. */
export const paymentSituation = (
  { cart, destinations, amounts }: Pick<CartState, 'cart' | 'destinations' | 'amounts'>,
  hasService: boolean,
): PaymentSituation => ({
  isMember: cart.userId !== null,
  hasService,
  isGift: cart.receiver !== null,
  destinationCount: destinations.filter(({ lines }) => lines.length > 0).length,
  toCollect: amounts.toCollect,
});
