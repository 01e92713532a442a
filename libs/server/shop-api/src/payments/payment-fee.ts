import type { PaymentMethodRow } from './payment-store';

type Priced = Pick<PaymentMethodRow, 'feeBrackets'>;

/** The highest total, before the fee, that a payment method is for; null: there is no limit. */
export const paymentLimit = ({ feeBrackets }: Priced): number | null => feeBrackets.at(-1)?.upTo ?? null;

/**
 * What a payment method costs, in yen as the shop states fees. `toCollect` is what there is to pay before the fee, so that the fee does
 * not depend on itself. Nothing to pay costs nothing.
 */
export function paymentFeeOf({ feeBrackets }: Priced, toCollect: number): number {
  if (toCollect === 0) return 0;
  return feeBrackets.find(({ upTo }) => toCollect <= upTo)?.fee ?? 0;
}
