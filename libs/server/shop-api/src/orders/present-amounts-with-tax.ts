import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';
import { amountsWithTax } from '../pricing/amounts-with-tax';
import type { OrderDetail } from './order-store';

/** The parts of an order's total with tax, from its own copies. */
export const presentAmountsWithTax = ({
  order,
  items,
}: Pick<OrderDetail, 'order' | 'items'>): AmountsWithTax =>
  amountsWithTax({
    lines: items.map(({ taxRate, subtotal }) => ({ taxRate, amount: subtotal })),
    shippingFee: order.totalShippingFee,
    packing: order.totalPacking,
    paymentFee: order.totalPaymentFee,
    payable: order.totalPayment + order.totalPoint,
  });
