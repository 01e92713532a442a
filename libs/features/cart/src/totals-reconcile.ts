import type { CartView } from './cart-view';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What is compared of a cart. */
export interface ReconciledCart {
  readonly lines: readonly {
    readonly subtotal: number;
    readonly accessories: readonly { readonly subtotal: number }[];
  }[];
  readonly totals: CartView['totals'];
}

/**
 * Whether the server's figures add up: the lines to the subtotal, everything to the payment, and the rates to both. An
 * order whose figures do not is not placed.
 */
export function totalsReconcile({ lines, totals }: ReconciledCart): boolean {
  const { subtotal, shippingFee, packing, paymentFee, discount, point, tax, payment, byRate, withTax } =
    totals;
  const goods = lines.flatMap((line) => [line, ...line.accessories]).map((line) => line.subtotal);
  const net = subtotal + shippingFee + packing + paymentFee - discount;
  return (
    sum(goods) === subtotal &&
    sum(byRate.map((row) => row.taxable)) === net &&
    sum(byRate.map((row) => row.tax)) === tax &&
    byRate.every((row) => row.taxable + row.tax === row.total) &&
    net + tax - point === payment &&
    withTax.subtotal + withTax.shippingFee + withTax.packing + withTax.paymentFee - withTax.discount ===
      payment + point
  );
}
