import type { CartState } from '../carts/state/cart-state';
import type { StoredApprovalContents } from '../db/schema';
import { statedParts } from '../pricing/stated-parts';

/** What an approver is shown of a cart, with the amounts that the buyer saw: goods and sums, and nothing about people. */
export function approvalContents({ lines, payment, amounts, sums }: CartState): StoredApprovalContents {
  const ofLines = sums === 'with-tax' ? amounts.lineAmountsWithTax : amounts.lineAmounts;
  const parts = statedParts(amounts, sums);
  return {
    sums,
    lines: lines.flatMap(({ product, quantity, uos }, index) =>
      product === null
        ? []
        : [
            {
              productKey: product.key,
              productCode: product.code,
              name: product.name,
              options: product.options.map(({ value }) => value),
              unitName: uos?.name ?? null,
              quantity,
              unitPrice: product.unitPrice,
              subtotal: ofLines[index] ?? 0,
            },
          ],
    ),
    paymentName: payment?.name ?? null,
    subtotal: parts.subtotal,
    shippingFee: parts.carriage,
    packing: parts.packing,
    paymentFee: parts.payment_fee,
    discount: parts.discount,
    point: amounts.totalPoint,
    tax: amounts.totalTax,
  };
}
