import { formatYen } from '@shop/format/format-yen';
import { eq } from 'drizzle-orm';
import { orderPayments } from '../../db/schema';
import { getOrderPayment } from '../../orders/order-store';
import { isPaidBackByHand } from '../../orders/refund-by-hand';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { lockShopOrder } from './find-order';

/** Notes that the money of a cancelled order went back by hand; repeating it changes nothing. */
export async function noteRefund(context: OperatorContext, orderNo: string): Promise<void> {
  const line = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const payment = await getOrderPayment(tx, order.id);
    if (order.status !== 'cancelled' || !isPaidBackByHand(payment))
      throw new OperatorError(
        `${order.orderNo}: 手作業の返金が必要なご注文（ご入金後にキャンセルされたもの）ではありません`,
        `${order.orderNo}: nothing is to be paid back by hand; that is for paid orders that were cancelled`,
      );
    if (payment.refundedAt !== null)
      return `${order.orderNo} はすでに返金済みです。変更はありません。 Nothing to change.`;
    const refundedAt = context.clock.now();
    await tx.update(orderPayments).set({ refundedAt }).where(eq(orderPayments.orderId, order.id));
    await recordAudit(tx, context, {
      command: 'orders refunded',
      channelId: order.channelId,
      target: order.orderNo,
      before: { is_refunded: false },
      after: { is_refunded: true, refund: payment.amount },
    });
    return `${order.orderNo}: ${formatYen(payment.amount)} 返金待ち → 返金済み`;
  });
  context.print(line);
}
