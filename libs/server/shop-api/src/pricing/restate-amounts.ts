import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';
import { allocateByWeight } from './allocate-by-weight';
import type { PriceSums } from './price-sums';
import { type TaxedAmount, taxByRate } from './tax-by-rate';
import { sum } from './sum';

/** The parts of a total, all of them with tax or all without. */
export type StatedAmounts = AmountsWithTax;

/** What an order consists of before its discount, in yen with tax or without. */
interface OrderParts {
  readonly lines: readonly TaxedAmount[];
  readonly shippingFee: number;
  readonly packing: number;
  readonly paymentFee: number;
  /** What is left of all this after the discount, stated the other way. */
  readonly totalRestated: number;
}

/** An order whose amounts are stated the other way. */
export interface RestatedAmounts {
  /** Each line before any discount; together they are the subtotal. */
  readonly lines: readonly number[];
  readonly amounts: StatedAmounts;
}

/**
 * States the amounts of an order without tax that are with tax (`from`), or with tax those that are without. The tax of each
 * rate is rounded once and shared out to the yen over the lines, shipping, packing and payment fee. The discount is what is
 * left, so that subtotal + carriage + packing + payment_fee − discount = totalRestated, always.
 */
export function restateAmounts(parts: OrderParts, from: PriceSums): RestatedAmounts {
  const sign = from === 'with-tax' ? -1 : 1;
  const fees = [parts.shippingFee, parts.packing, parts.paymentFee];
  const lines = parts.lines.map(({ amount }) => amount);
  const services: TaxedAmount = { taxRate: STANDARD_TAX_RATE, amount: sum(fees) };
  for (const { tax_rate: taxRate, tax_amount: tax } of taxByRate([...parts.lines, services], from)) {
    const indexes = parts.lines.flatMap((line, index) => (line.taxRate === taxRate ? [index] : []));
    const amounts = indexes.map((index) => parts.lines[index]?.amount ?? 0);
    const isOfServices = taxRate === STANDARD_TAX_RATE;
    // First over goods and services, then over the goods: the subtotal does not depend on how the goods are divided.
    const ofFees = isOfServices ? [parts.shippingFee, parts.packing, parts.paymentFee] : [];
    const [ofGoods = 0, ...ofServices] = allocateByWeight(tax, [sum(amounts), ...ofFees]);
    allocateByWeight(ofGoods, amounts).forEach((share, place) => {
      const index = indexes[place] ?? 0;
      lines[index] = (lines[index] ?? 0) + sign * share;
    });
    ofServices.forEach((share, index) => {
      fees[index] = (fees[index] ?? 0) + sign * share;
    });
  }
  const subtotal = sum(lines);
  const [carriage = 0, packing = 0, payment_fee = 0] = fees;
  const discount = subtotal + carriage + packing + payment_fee - parts.totalRestated;
  return { lines, amounts: { subtotal, carriage, packing, payment_fee, discount } };
}
