import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';
import { allocateByWeight } from './allocate-by-weight';
import { type TaxedAmount, taxByRate } from './tax-by-rate';
import { sum } from './sum';

/** What is taxed in an order before its discount, in yen without tax. */
export interface TaxedParts {
  readonly lines: readonly TaxedAmount[];
  readonly shippingFee: number;
  readonly packing: number;
  readonly paymentFee: number;
}

/** What an order consists of, in yen without tax. */
interface OrderParts extends TaxedParts {
  /** What there is to pay with tax, before points are used. */
  readonly payable: number;
}

/** The tax of each rate, shared out to the yen over goods, shipping, packing and payment fee. */
function taxOfParts({ lines, shippingFee, packing, paymentFee }: TaxedParts) {
  const fees = [shippingFee, packing, paymentFee];
  const services: TaxedAmount = { taxRate: STANDARD_TAX_RATE, amount: sum(fees) };
  return taxByRate([...lines, services]).map(({ tax_rate: taxRate, tax_amount }) => {
    const goods = sum(lines.flatMap((line) => (line.taxRate === taxRate ? [line.amount] : [])));
    const weights = taxRate === STANDARD_TAX_RATE ? [goods, ...fees] : [goods];
    const [ofGoods = 0, ofShipping = 0, ofPacking = 0, ofFee = 0] = allocateByWeight(tax_amount, weights);
    return { taxRate, ofGoods, ofShipping, ofPacking, ofFee };
  });
}

/**
 * Goods, shipping, packing, payment fee and discount with tax, as consumers read prices. subtotal + carriage + packing +
 * payment_fee − discount = payable, always: the tax of a rate is rounded once and shared out, and the discount is what is
 * left.
 */
export function amountsWithTax({ payable, ...parts }: OrderParts): AmountsWithTax {
  const taxes = taxOfParts(parts);
  const subtotal = sum([...parts.lines.map(({ amount }) => amount), ...taxes.map(({ ofGoods }) => ofGoods)]);
  const carriage = sum([parts.shippingFee, ...taxes.map(({ ofShipping }) => ofShipping)]);
  const packing = sum([parts.packing, ...taxes.map(({ ofPacking }) => ofPacking)]);
  const payment_fee = sum([parts.paymentFee, ...taxes.map(({ ofFee }) => ofFee)]);
  const discount = sum([subtotal, carriage, packing, payment_fee]) - payable;
  return { subtotal, carriage, packing, payment_fee, discount };
}

/**
 * Each line with its share of the tax before any discount: together they are the subtotal of `amountsWithTax`, which a
 * tax of every line by itself would not always come to.
 */
export function linesWithTax(parts: TaxedParts): readonly number[] {
  const shown = parts.lines.map(({ amount }) => amount);
  for (const { taxRate, ofGoods } of taxOfParts(parts)) {
    const indexes = parts.lines.flatMap((line, index) => (line.taxRate === taxRate ? [index] : []));
    const shares = allocateByWeight(
      ofGoods,
      indexes.map((index) => parts.lines[index]?.amount ?? 0),
    );
    indexes.forEach((index, place) => {
      shown[index] = (shown[index] ?? 0) + (shares[place] ?? 0);
    });
  }
  return shown;
}
