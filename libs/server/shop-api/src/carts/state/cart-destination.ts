import type { cartShippings } from '../../db/schema';
import type { PackingLine } from './packing-lines';
import type { CartLine } from './cart-lines';
import type { DeliveryMethod } from '../../shipping-leadtime/delivery-store';

/** The stored row of a destination. */
export type CartShippingRow = typeof cartShippings.$inferSelect;

/** One destination with what goes there, what its delivery costs and how long it takes. */
export interface CartDestination {
  readonly row: CartShippingRow;
  readonly method: DeliveryMethod;
  /** Days on the road. */
  readonly carriageDays: number;
  /** Yen without tax. */
  readonly carriage: number;
  readonly timezoneLabel: string | null;
  /** Accessories among them. */
  readonly lines: readonly CartLine[];
  readonly packings: readonly PackingLine[];
}
