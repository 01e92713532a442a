import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { allocateByWeight } from '../pricing/allocate-by-weight';
import { sum } from '../pricing/sum';
import { orderFigures } from './order-figures';
import type { OrderDetail } from './order-store';

/** What `paidForItems` reads of an order. */
export type PaidOrder = Pick<OrderDetail, 'order' | 'items' | 'taxes'>;

/**
 * What each item of an order, by its id, cost with tax after its share of the order's coupons, points not taken off. The
 * reduced rate taxes goods alone: its coupons are what its goods cost before less what the order states of that rate, and
 * the other goods bear the rest. So the items add up to what the order states, of each rate.
 */
export function paidForItems({ order, items, taxes }: PaidOrder): ReadonlyMap<number, number> {
  const figures = orderFigures(order, items);
  const ofCoupons = (index: number) =>
    sum((items[index]?.couponDiscountParts ?? []).map(({ amount }) => amount));
  const lines = figures.items.map(({ item, subtotalWithTax }, index) => ({
    id: item.id,
    isReduced: item.taxRate === REDUCED_TAX_RATE,
    before: subtotalWithTax,
    weight: ofCoupons(index),
  }));
  const reduced = lines.filter(({ isReduced }) => isReduced);
  const others = lines.filter(({ isReduced }) => !isReduced);
  const ofReduced = taxes.find(({ taxRate }) => taxRate === REDUCED_TAX_RATE);
  const left = (ofReduced?.taxableAmount ?? 0) + (ofReduced?.taxAmount ?? 0);
  const discounted =
    others.length === 0 ? figures.withTax.discount : sum(reduced.map(({ before }) => before)) - left;
  const discounts = [
    ...allocateByWeight(
      discounted,
      reduced.map(({ weight }) => weight),
    ),
    ...allocateByWeight(
      figures.withTax.discount - discounted,
      others.map(({ weight }) => weight),
    ),
  ];
  return new Map(
    [...reduced, ...others].map(({ id, before }, index) => [id, before - (discounts[index] ?? 0)]),
  );
}
