import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';
import { allocateByWeight } from './allocate-by-weight';
import { type TaxedAmount, taxByRate } from './tax-by-rate';

/** What an order consists of, in yen without tax. */
interface OrderParts {
  readonly lines: readonly TaxedAmount[];
  readonly shippingFee: number;
  readonly packing: number;
  /** What there is to pay with tax, before points are used. */
  readonly payable: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Goods, shipping, packing and discount with tax, as consumers read prices. subtotal + carriage + packing − discount =
 * payable, always: the tax of a rate is rounded once and shared out, and the discount is what is left.
 */
export function amountsWithTax({ lines, shippingFee, packing, payable }: OrderParts): AmountsWithTax {
  const services: TaxedAmount = { taxRate: STANDARD_TAX_RATE, amount: shippingFee + packing };
  let [subtotal, carriage, packingWithTax] = [sum(lines.map(({ amount }) => amount)), shippingFee, packing];
  for (const { tax_rate, tax_amount } of taxByRate([...lines, services])) {
    const goods = sum(lines.flatMap(({ taxRate, amount }) => (taxRate === tax_rate ? [amount] : [])));
    const weights = tax_rate === STANDARD_TAX_RATE ? [goods, shippingFee, packing] : [goods];
    const [ofGoods = 0, ofShipping = 0, ofPacking = 0] = allocateByWeight(tax_amount, weights);
    subtotal += ofGoods;
    carriage += ofShipping;
    packingWithTax += ofPacking;
  }
  return {
    subtotal,
    carriage,
    packing: packingWithTax,
    discount: subtotal + carriage + packingWithTax - payable,
  };
}
