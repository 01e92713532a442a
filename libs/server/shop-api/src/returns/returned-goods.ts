import type { TaxRate } from '../pricing/tax-by-rate';
import { sum } from '../pricing/sum';
import { type PaidOrder, paidForItems } from '../orders/paid-for-items';
import type { ReturnDetail } from './return-store';

/** An item of a return with what its pieces cost. */
export interface ReturnedGoods {
  readonly orderItemId: number;
  readonly taxRate: TaxRate;
  /** Yen with tax, after the share of the order's coupons; rounded where a part of a line comes back. */
  readonly cost: number;
}

/** What the pieces of a return cost, in the order of its items. */
export function returnedGoods(order: PaidOrder, items: ReturnDetail['items']): readonly ReturnedGoods[] {
  const paid = paidForItems(order);
  const bought = new Map(order.items.map((item) => [item.id, item]));
  return items.flatMap(({ orderItemId, quantity }) => {
    const item = bought.get(orderItemId);
    if (item === undefined) return [];
    const cost = Math.round(((paid.get(orderItemId) ?? 0) * quantity) / item.quantity);
    return [{ orderItemId, taxRate: item.taxRate, cost }];
  });
}

/** What they cost together. */
export const costOf = (goods: readonly ReturnedGoods[]): number => sum(goods.map(({ cost }) => cost));
