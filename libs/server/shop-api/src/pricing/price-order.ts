import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import { allocateByWeight } from './allocate-by-weight';
import { countOrder, type CountedOrder, type OrderAmountsInput } from './count-order';
import type { DiscountPart } from './discount-lines';
import { discountsWithTax } from './discounts-with-tax';
import { restateAmounts, type StatedAmounts } from './restate-amounts';
import { shareOutTax } from './share-out-tax';
import { sum } from './sum';

/**
 * What an order costs. Without tax, lines + packing + tax + shipping and payment fee − discounts − points = totalPayment, and
 * with tax the parts of `withTax` less the points, always.
 */
export interface OrderAmounts {
  /** Yen without tax, like every amount that does not say otherwise. */
  readonly subtotal: number;
  readonly totalPacking: number;
  readonly totalShippingFee: number;
  readonly totalPaymentFee: number;
  readonly totalDiscount: number;
  readonly totalPoint: number;
  readonly totalTax: number;
  readonly totalPayment: number;
  /** The goods, fees and the discount with tax. */
  readonly withTax: StatedAmounts;
  /** What there is to pay before points are used. */
  readonly payable: number;
  /** The most points that can be used: what there is to pay without the payment fee. */
  readonly pointLimit: number;
  /** What is left to pay before the payment fee. */
  readonly toCollect: number;
  readonly amountByTaxRate: readonly AmountByTaxRate[];
  /** Each line, in their order: before coupons, with tax, its share of its rate's tax, and what coupons take off. */
  readonly lineAmounts: readonly number[];
  readonly lineAmountsWithTax: readonly number[];
  readonly lineTaxes: readonly number[];
  readonly lineDiscounts: readonly (readonly DiscountPart[])[];
  /** What is left of each line after coupons, as the shop states amounts. */
  readonly statedLineNets: readonly number[];
  /** What each coupon takes off in all. */
  readonly discounts: readonly number[];
  /** How much less there is to pay for each coupon. */
  readonly discountsWithTax: readonly number[];
}

/** Prices lines, packing and shipping fees; whatever a client says about amounts never gets here. */
export function priceOrder(input: OrderAmountsInput): OrderAmounts {
  const counted = countOrder(input);
  const totalTax = sum(counted.rows.map((row) => row.tax_amount));
  const isWithTax = input.sums === 'with-tax';
  const restated = restateAmounts(
    {
      lines: counted.goods,
      shippingFee: counted.stated.carriage,
      packing: counted.stated.packing,
      paymentFee: counted.stated.payment_fee,
      totalRestated: isWithTax ? counted.payable - totalTax : counted.payable,
    },
    input.sums,
  );
  const ofLines = counted.goods.map(({ amount }) => amount);
  const withoutTax = isWithTax ? restated.amounts : counted.stated;
  return {
    subtotal: withoutTax.subtotal,
    totalPacking: withoutTax.packing,
    totalShippingFee: withoutTax.carriage,
    totalPaymentFee: withoutTax.payment_fee,
    totalDiscount: withoutTax.discount,
    totalPoint: counted.totalPoint,
    totalTax,
    totalPayment: counted.payable - counted.totalPoint,
    withTax: isWithTax ? counted.stated : restated.amounts,
    payable: counted.payable,
    pointLimit: counted.pointLimit,
    toCollect: counted.toCollect,
    amountByTaxRate: counted.rows,
    lineAmounts: isWithTax ? restated.lines : ofLines,
    lineAmountsWithTax: isWithTax ? ofLines : restated.lines,
    lineTaxes: shareOutTax(counted),
    ...couponAmounts(input, counted, withoutTax.discount),
    statedLineNets: counted.lineNets,
  };
}

/** What coupons take off, both ways. */
function couponAmounts(
  { sums, discounts = [] }: OrderAmountsInput,
  { goods, lineParts, discounts: amounts, stated }: CountedOrder,
  totalDiscount: number,
): Pick<OrderAmounts, 'lineDiscounts' | 'discounts' | 'discountsWithTax'> {
  if (sums === 'without-tax')
    return {
      lineDiscounts: lineParts,
      discounts: amounts,
      discountsWithTax: discountsWithTax({
        lines: goods.map((line, index) => ({ ...line, parts: lineParts[index] ?? [] })),
        services: stated.carriage + stated.packing,
        codes: discounts.map(({ code }) => code),
      }),
    };
  const parts = lineParts.flat();
  const shares = allocateByWeight(
    totalDiscount,
    parts.map(({ amount }) => amount),
  );
  const amountOf = new Map(parts.map((part, index) => [part, shares[index] ?? 0]));
  const lineDiscounts = lineParts.map((ofLine) =>
    ofLine.map((part) => ({ code: part.code, amount: amountOf.get(part) ?? 0 })),
  );
  const ofCode = (code: string) =>
    sum(
      lineDiscounts.flatMap((ofLine) => ofLine.flatMap((part) => (part.code === code ? [part.amount] : []))),
    );
  return {
    lineDiscounts,
    discounts: discounts.map(({ code }) => ofCode(code)),
    discountsWithTax: amounts,
  };
}
