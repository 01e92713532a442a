import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { type Discount, discountLines, type DiscountedLines } from './discount-lines';
import type { PriceSums } from './price-sums';
import type { StatedAmounts } from './restate-amounts';
import { type TaxedAmount, taxByRate, type TaxRate } from './tax-by-rate';
import { sum } from './sum';

/** A line to be priced; yen with tax or without, as the shop states amounts. */
export interface PricedLineInput {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly taxRate: TaxRate;
}

/** What an order is counted from. All amounts are with tax or without, as `sums` says. */
export interface OrderAmountsInput {
  readonly sums: PriceSums;
  readonly lines: readonly PricedLineInput[];
  /** Shipping fee of each destination. */
  readonly shippingFees: readonly number[];
  /** Packing fees; taxed like shipping fees. */
  readonly packings?: readonly number[];
  /** Coupons that may be used, in their order. */
  readonly discounts?: readonly Discount[];
  /** What the way to pay costs, by what there is to pay before it; taxed like shipping fees. */
  readonly paymentFee?: (toCollect: number) => number;
  /**
   * The most points to pay with; one yen each. They are a payment, change no tax, and do not pay the fee of another way
   * to pay.
   */
  readonly points?: number;
}

/** An order counted as its shop states amounts. */
export interface CountedOrder extends Pick<DiscountedLines, 'discounts' | 'lineParts'> {
  /** The lines before coupons. */
  readonly goods: readonly TaxedAmount[];
  /** What is left of each line after coupons. */
  readonly lineNets: readonly number[];
  readonly stated: StatedAmounts;
  readonly rows: readonly AmountByTaxRate[];
  readonly payable: number;
  readonly pointLimit: number;
  readonly toCollect: number;
  readonly totalPoint: number;
}

/**
 * Counts an order as the shop states amounts: where they are with tax, a line is pieces × the price with tax, and the tax of
 * each rate is what its total contains; where they are without, the tax is on each rate's total.
 */
export function countOrder(input: OrderAmountsInput): CountedOrder {
  const { sums, lines, shippingFees, packings = [], points = 0 } = input;
  const goods = lines.map(({ unitPrice, quantity, taxRate }) => ({ taxRate, amount: unitPrice * quantity }));
  const amounts = goods.map(({ amount }) => amount);
  const { discounts, lineParts, netAmounts } = discountLines(amounts, input.discounts ?? []);
  const nets = goods.map(({ taxRate }, index) => ({ taxRate, amount: netAmounts[index] ?? 0 }));
  const carriage = sum(shippingFees);
  const packing = sum(packings);
  const withServices = (services: number) => {
    const rows = taxByRate([...nets, { taxRate: STANDARD_TAX_RATE, amount: services }], sums);
    return { rows, payable: sum(rows.map((row) => row.total_amount)) };
  };
  const pointLimit = withServices(carriage + packing).payable;
  const totalPoint = Math.min(points, pointLimit);
  const toCollect = pointLimit - totalPoint;
  const payment_fee = input.paymentFee?.(toCollect) ?? 0;
  return {
    ...withServices(carriage + packing + payment_fee),
    goods,
    lineNets: netAmounts,
    lineParts,
    discounts,
    stated: { subtotal: sum(amounts), carriage, packing, payment_fee, discount: sum(discounts) },
    pointLimit,
    toCollect,
    totalPoint,
  };
}
