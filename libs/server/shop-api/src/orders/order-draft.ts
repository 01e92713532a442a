import type { CartState } from '../carts/state/cart-state';
import type { PaymentMethodRow } from '../payments/payment-store';
import type { PromisedArrival } from '../shipping-leadtime/plan-delivery';

/** A cart that passed every check, with what the checks computed. */
export interface OrderDraft {
  readonly state: CartState;
  readonly payment: PaymentMethodRow;
  /** What is promised of each destination that has goods, by its id in the cart. */
  readonly arrivals: ReadonlyMap<number, PromisedArrival>;
  /** What a cancellation leaves to the shop's hands, by the products; empty: nothing. account §4 */
  readonly cancelKey: string;
  readonly orderedAt: Date;
  readonly serverKey: Uint8Array;
  /** The deadline for the receiver of a gift to enter the address. */
  readonly giftExpiresAt: Date;
}
