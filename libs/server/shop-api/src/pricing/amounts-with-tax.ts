import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';
import { allocateByWeight } from './allocate-by-weight';
import { type TaxedAmount, taxByRate } from './tax-by-rate';

/** What an order consists of, in yen without tax. */
interface OrderParts {
  readonly lines: readonly TaxedAmount[];
  readonly shippingFee: number;
  readonly packing: number;
  readonly paymentFee: number;
  /** What there is to pay with tax, before points are used. */
  readonly payable: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Goods, shipping, packing, payment fee and discount with tax, as consumers read prices. subtotal + carriage + packing +
 * payment_fee − discount = payable, always: the tax of a rate is rounded once and shared out, and the discount is what is left.
 */
export function amountsWithTax({
  lines,
  shippingFee,
  packing,
  paymentFee,
  payable,
}: OrderParts): AmountsWithTax {
  const fees = [shippingFee, packing, paymentFee];
  const services: TaxedAmount = { taxRate: STANDARD_TAX_RATE, amount: sum(fees) };
  let parts = [sum(lines.map(({ amount }) => amount)), ...fees];
  for (const { tax_rate, tax_amount } of taxByRate([...lines, services])) {
    const goods = sum(lines.flatMap(({ taxRate, amount }) => (taxRate === tax_rate ? [amount] : [])));
    const weights = tax_rate === STANDARD_TAX_RATE ? [goods, ...fees] : [goods];
    const taxes = allocateByWeight(tax_amount, weights);
    parts = parts.map((amount, index) => amount + (taxes[index] ?? 0));
  }
  const [subtotal = 0, carriage = 0, packingWithTax = 0, payment_fee = 0] = parts;
  return {
    subtotal,
    carriage,
    packing: packingWithTax,
    payment_fee,
    discount: sum(parts) - payable,
  };
}
