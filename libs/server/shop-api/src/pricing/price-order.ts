import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import { allocateByWeight } from './allocate-by-weight';
import { type Discount, discountLines, type DiscountPart } from './discount-lines';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { taxByRate, type TaxRate } from './tax-by-rate';
import { sum } from './sum';

/** A line to be priced; yen without tax. */
export interface PricedLineInput {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly taxRate: TaxRate;
}

export interface OrderAmountsInput {
  readonly lines: readonly PricedLineInput[];
  /** Shipping fee of each destination, without tax. */
  readonly shippingFees: readonly number[];
  /** Packing fees, without tax; taxed like shipping fees. */
  readonly packings?: readonly number[];
  /** Coupons that may be used, in their order. */
  readonly discounts?: readonly Discount[];
  /** What the way to pay costs without tax, by what there is to pay before it; taxed like shipping fees. */
  readonly paymentFee?: (toCollect: number) => number;
  /**
   * The most points to pay with; one yen each. They are a payment, change no tax, and do not pay the fee of another way
   * to pay.
   */
  readonly points?: number;
}

/** What an order costs. lines + packing + tax + shipping and payment fee − discounts − points = totalPayment, always. */
export interface OrderAmounts {
  readonly subtotal: number;
  readonly totalPacking: number;
  readonly totalShippingFee: number;
  readonly totalPaymentFee: number;
  readonly totalDiscount: number;
  readonly totalPoint: number;
  readonly totalTax: number;
  readonly totalPayment: number;
  /** What there is to pay before points are used. */
  readonly payable: number;
  /** The most points that can be used: what there is to pay without the payment fee. */
  readonly pointLimit: number;
  /** What is left to pay before the payment fee. */
  readonly toCollect: number;
  readonly amountByTaxRate: readonly AmountByTaxRate[];
  /** Each line's share of its rate's tax, in the order of the lines. */
  readonly lineTaxes: readonly number[];
  /** What coupons take off each line, in the order of the lines. */
  readonly lineDiscounts: readonly (readonly DiscountPart[])[];
  /** What is left of each line after coupons. */
  readonly lineNets: readonly number[];
  /** What each coupon takes off in all. */
  readonly discounts: readonly number[];
}

/** Prices lines, packing and shipping fees; whatever a client says about amounts never gets here. */
export function priceOrder(input: OrderAmountsInput): OrderAmounts {
  const { lines, shippingFees, packings = [], points = 0 } = input;
  const lineAmounts = lines.map((line) => line.unitPrice * line.quantity);
  const subtotal = sum(lineAmounts);
  const totalShippingFee = sum(shippingFees);
  const totalPacking = sum(packings);
  const { discounts, lineParts, netAmounts } = discountLines(lineAmounts, input.discounts ?? []);
  const totalDiscount = sum(discounts);
  const goods = lines.map(({ taxRate }, index) => ({ taxRate, amount: netAmounts[index] ?? 0 }));
  const withServices = (services: number) => {
    const rows = taxByRate([...goods, { taxRate: STANDARD_TAX_RATE, amount: services }]);
    const tax = sum(rows.map((row) => row.tax_amount));
    return { rows, tax, payable: subtotal + services + tax - totalDiscount };
  };
  const pointLimit = withServices(totalShippingFee + totalPacking).payable;
  const totalPoint = Math.min(points, pointLimit);
  const toCollect = pointLimit - totalPoint;
  const totalPaymentFee = input.paymentFee?.(toCollect) ?? 0;
  const services = totalShippingFee + totalPacking + totalPaymentFee;
  const { rows: amountByTaxRate, tax: totalTax, payable } = withServices(services);
  return {
    subtotal,
    totalPacking,
    totalShippingFee,
    totalPaymentFee,
    totalDiscount,
    totalPoint,
    totalTax,
    totalPayment: payable - totalPoint,
    payable,
    pointLimit,
    toCollect,
    amountByTaxRate,
    lineTaxes: shareOutTax(lines, netAmounts, services, amountByTaxRate),
    lineDiscounts: lineParts,
    lineNets: netAmounts,
    discounts,
  };
}

/**
 * Shares each rate's tax out over its lines (and shipping fees, packing and payment fee), so that displayed parts add up
 * to the total.
 */
function shareOutTax(
  lines: readonly PricedLineInput[],
  lineAmounts: readonly number[],
  services: number,
  rows: readonly AmountByTaxRate[],
): readonly number[] {
  const taxes = lines.map(() => 0);
  for (const row of rows) {
    const indexes = lines.flatMap((line, index) => (line.taxRate === row.tax_rate ? [index] : []));
    const weights = indexes.map((index) => lineAmounts[index] ?? 0);
    if (row.tax_rate === STANDARD_TAX_RATE) weights.push(services);
    const shares = allocateByWeight(row.tax_amount, weights);
    indexes.forEach((index, position) => {
      taxes[index] = shares[position] ?? 0;
    });
  }
  return taxes;
}
