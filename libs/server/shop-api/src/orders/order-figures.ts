import { restateAmounts, type StatedAmounts } from '../pricing/restate-amounts';
import { partsWithoutTax } from '../pricing/stated-parts';
import type { LineFigures } from '../pricing/stated-lines';
import { withTax } from '../pricing/tax-by-rate';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { OrderItemRow, OrderRow, OrderShippingRow } from './order-store';

/** The amounts of an order with tax and without, as they were agreed on. */
export interface OrderFigures {
  readonly withoutTax: StatedAmounts;
  readonly withTax: StatedAmounts;
  readonly items: readonly ItemFigures[];
}

/** An item with its amounts. */
export interface ItemFigures extends LineFigures {
  readonly item: OrderItemRow;
}

/**
 * The amounts of an order from its own copies. Those with tax of an order that was counted before they were kept are what its
 * pages said then: the tax of each rate shared out over the amounts without tax.
 */
export function orderFigures(order: OrderRow, items: readonly OrderItemRow[]): OrderFigures {
  const withoutTax = partsWithoutTax(order);
  const restated =
    order.amountsWithTax === null
      ? restateAmounts(
          {
            lines: items.map(({ taxRate, subtotal }) => ({ taxRate, amount: subtotal })),
            shippingFee: withoutTax.carriage,
            packing: withoutTax.packing,
            paymentFee: withoutTax.payment_fee,
            totalRestated: order.totalPayment + order.totalPoint,
          },
          'without-tax',
        )
      : { amounts: order.amountsWithTax, lines: [] };
  return {
    withoutTax,
    withTax: restated.amounts,
    items: items.map((item, index) => ({
      item,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      unitPriceWithTax: item.unitPriceWithTax ?? withTax(item.unitPrice, item.taxRate),
      subtotal: item.subtotal,
      subtotalWithTax: item.subtotalWithTax ?? restated.lines[index] ?? 0,
    })),
  };
}

/** What a destination's shipping costs with tax; computed in orders from before it was kept. */
export const shippingFeeWithTax = (
  row: Pick<OrderShippingRow, 'shippingFee' | 'shippingFeeWithTax'>,
): number => row.shippingFeeWithTax ?? withTax(row.shippingFee, STANDARD_TAX_RATE);
