import type { cartShippings } from '../../db/schema';
import type { PackingLine } from './packing-lines';
import type { CartLine } from './cart-lines';
import type { DeliveryMethod } from '../../shipping-leadtime/delivery-store';

/** The stored row of a destination. */
export type CartShippingRow = typeof cartShippings.$inferSelect;

/** A destination with its goods, its shipping fee and its delivery time. */
export interface CartDestination {
  readonly row: CartShippingRow;
  readonly method: DeliveryMethod;
  /** Days in transit. */
  readonly transitDays: number;
  /** Yen, as the shop states fees. */
  readonly shippingFee: number;
  readonly timezoneLabel: string | null;
  /** Including accessories. */
  readonly lines: readonly CartLine[];
  readonly packings: readonly PackingLine[];
}
