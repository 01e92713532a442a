import * as v from 'valibot';

/** What follows the payment of an order that leaves the warehouse only once it is paid. */
export const AfterPayment = v.object({
  /** Working days of the shop from the payment until the goods leave; 0: the day itself. */
  working_days: v.number(),
  /** Calendar days on the road; at least 1. */
  transit_days: v.number(),
});

export type AfterPayment = v.InferOutput<typeof AfterPayment>;
