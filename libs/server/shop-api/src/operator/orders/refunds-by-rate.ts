import { allocateByWeight } from '../../pricing/allocate-by-weight';
import { sum } from '../../pricing/sum';
import type { PaidOrder } from '../../orders/paid-for-items';
import type { ReturnDetail } from '../../returns/return-store';
import { costOf, returnedGoods } from '../../returns/returned-goods';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';

/** What the completed returns of an order gave back, in yen with tax, by the rate at which it had been taxed. */
export interface RefundsByRate {
  readonly standard: number;
  readonly reduced: number;
  /** The days on which they were completed, the first one first. */
  readonly days: readonly string[];
}

/**
 * Divides the refunds of an order by tax rate: up to what the returned pieces cost in proportion to that, and what goes beyond
 * (shipping, say) at the standard rate, as services have no other.
 */
export function refundsByRate(order: PaidOrder, returns: readonly ReturnDetail[]): RefundsByRate {
  const refunded = returns.filter(({ request }) => (request.refund ?? 0) > 0);
  const all = sum(refunded.map(({ request }) => request.refund ?? 0));
  const reduced = sum(
    refunded.map(({ request, items }) => {
      const goods = returnedGoods(order, items);
      const cost = costOf(goods);
      const ofReduced = costOf(goods.filter(({ taxRate }) => taxRate === REDUCED_TAX_RATE));
      const refund = request.refund ?? 0;
      if (cost === 0 || refund >= cost) return ofReduced;
      return allocateByWeight(refund, [cost - ofReduced, ofReduced])[1] ?? 0;
    }),
  );
  const days = refunded.flatMap(({ request: { completedAt } }) =>
    completedAt === null ? [] : [tokyoDayOf(completedAt)],
  );
  return { standard: all - reduced, reduced, days: [...new Set(days)].toSorted() };
}
