import type { Recording } from '@shop/testing-react/story/recording';
import * as v from 'valibot';

const CartResponse = v.object({
  data: v.object({
    payment_id: v.number(),
    payment_name: v.string(),
    detail: v.object({ products: v.array(v.object({ quantity: v.number() })) }),
    order: v.object({ total_payment: v.number() }),
  }),
});
const Payments = v.array(v.object({ id: v.number(), description: v.string() }));
const Leadtime = v.object({ earliest_arrival_on: v.pipe(v.string(), v.isoDate()) });
const Leadtimes = v.tupleWithRest([Leadtime], Leadtime);

/** What is ordered on a recorded order confirmation. */
export interface RecordedOrder {
  readonly count: number;
  readonly payment: number;
  readonly paymentName: string;
  /** When and how it is paid. */
  readonly paymentTerms: string;
  /** As `YYYY-MM-DD`. */
  readonly arrivesOn: string;
}

/**
 * Reads the order out of the recorded responses of the page cart-confirm. Throws where they lack something: an empty text
 * would be found on any page.
 */
export function readRecordedOrder({ responses }: Recording): RecordedOrder {
  const bodyOf = (start: string): unknown => responses.find(({ path }) => path.startsWith(start))?.body;
  const { data } = v.parse(CartResponse, bodyOf('/v1/carts/init'));
  const payments = v.parse(Payments, bodyOf('/v1/payments/carts/'));
  const [leadtime] = v.parse(Leadtimes, bodyOf('/v1/shipping-leadtime/carts/'));
  const payment = payments.find(({ id }) => id === data.payment_id);
  if (payment === undefined || payment.description === '')
    throw new Error(`The recording says nothing of the payment ${data.payment_name}.`);
  return {
    count: data.detail.products.reduce((sum, { quantity }) => sum + quantity, 0),
    payment: data.order.total_payment,
    paymentName: data.payment_name,
    paymentTerms: payment.description,
    arrivesOn: leadtime.earliest_arrival_on,
  };
}
