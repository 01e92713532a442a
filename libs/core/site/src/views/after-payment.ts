import type { AfterPayment as Wire } from '@shop/contract/shipping-leadtime/after-payment';

/** What follows the payment of an order that leaves only once it is paid. */
export interface AfterPayment {
  /** Working days of the shop until the goods leave; 0: the day itself. */
  readonly workingDays: number;
  /** Calendar days on the road. */
  readonly transitDays: number;
}

/** Converts what follows the payment; null: the order waits for none. */
export const toAfterPayment = (wire: Wire | null): AfterPayment | null =>
  wire === null ? null : { workingDays: wire.working_days, transitDays: wire.transit_days };
