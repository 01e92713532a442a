import type { CartState } from '../carts/state/cart-state';
import type { PaymentMethodRow } from '../payments/payment-store';
import type { TokyoDay } from '../shipping-leadtime/tokyo-day';

/** A cart that passed every check, with what the checks found out. */
export interface OrderDraft {
  readonly state: CartState;
  readonly payment: PaymentMethodRow;
  /** The earliest arrival of each destination that anything goes to, by its id in the cart. */
  readonly arrivals: ReadonlyMap<number, TokyoDay>;
  readonly orderedAt: Date;
  readonly serverKey: Uint8Array;
  /** When the receiver of a gift can no longer tell the address. */
  readonly giftExpiresAt: Date;
}
