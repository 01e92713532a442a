import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { allocateByWeight } from './allocate-by-weight';
import type { CountedOrder } from './count-order';

/**
 * Shares each rate's tax out over what is left of its lines (and shipping fees, packing and payment fee), so that displayed
 * parts add up to the total.
 */
export function shareOutTax({ goods, lineNets, stated, rows }: CountedOrder): readonly number[] {
  const services = stated.carriage + stated.packing + stated.payment_fee;
  const taxes = goods.map(() => 0);
  for (const row of rows) {
    const indexes = goods.flatMap((line, index) => (line.taxRate === row.tax_rate ? [index] : []));
    const weights = indexes.map((index) => lineNets[index] ?? 0);
    if (row.tax_rate === STANDARD_TAX_RATE) weights.push(services);
    const shares = allocateByWeight(row.tax_amount, weights);
    indexes.forEach((index, position) => {
      taxes[index] = shares[position] ?? 0;
    });
  }
  return taxes;
}
