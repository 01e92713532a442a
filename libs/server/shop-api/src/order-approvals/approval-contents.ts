import type { CartState } from '../carts/state/cart-state';
import type { StoredApprovalContents } from '../db/schema';

/** What an approver is shown of a cart: goods and sums, and nothing about people. */
export const approvalContents = ({ lines, payment, amounts }: CartState): StoredApprovalContents => ({
  lines: lines.flatMap(({ product, quantity, uos }) =>
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
            subtotal: product.unitPrice * quantity,
          },
        ],
  ),
  paymentName: payment?.name ?? null,
  subtotal: amounts.subtotal,
  shippingFee: amounts.totalShippingFee,
  packing: amounts.totalPacking,
  paymentFee: amounts.totalPaymentFee,
  discount: amounts.totalDiscount,
  point: amounts.totalPoint,
  tax: amounts.totalTax,
});
