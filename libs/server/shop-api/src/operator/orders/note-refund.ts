import { formatYen } from '@shop/format/format-yen';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderPayments } from '../../db/schema';
import { loadOrderDetail, type OrderDetail } from '../../orders/order-store';
import { isPaidBackByHand } from '../../orders/refund-by-hand';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { lockShopOrder } from './find-order';
import { orderWords, REFUND_DUE, REFUNDED } from './order-words';

/** Notes that the money of a cancelled order went back by hand; repeating it changes nothing. */
export const noteRefund = (context: OperatorContext, orderNo: string, isDryRun: boolean): Promise<void> =>
  markRefund(context, orderNo, { isRefunded: true, command: 'orders refunded', isDryRun });

/** Takes the mark back where it was a mistake: the shop owes the money again. No mail told of it. */
export const undoRefund = (context: OperatorContext, orderNo: string, isDryRun: boolean): Promise<void> =>
  markRefund(context, orderNo, { isRefunded: false, command: 'orders undo refunded', isDryRun });

interface Mark {
  readonly isRefunded: boolean;
  readonly command: string;
  readonly isDryRun: boolean;
}

async function markRefund(context: OperatorContext, orderNo: string, mark: Mark): Promise<void> {
  context.print(await context.db.transaction((tx) => markInOrder(tx, context, orderNo, mark)));
}

/** Sets or takes off the mark, and returns what became of it in a line. */
async function markInOrder(
  tx: Executor,
  context: OperatorContext,
  orderNo: string,
  { isRefunded, command, isDryRun }: Mark,
): Promise<string> {
  const detail = await lockRefundable(tx, orderNo);
  const { order, payment } = detail;
  const [before, after] = isRefunded ? [REFUND_DUE, REFUNDED] : [REFUNDED, REFUND_DUE];
  if ((payment.refundedAt !== null) === isRefunded)
    return isRefunded
      ? `${order.orderNo} はすでに${REFUNDED}です。変更はありません。 Nothing to change.`
      : `${order.orderNo} は「${REFUNDED}」ではありません。変更はありません。 Nothing to change.`;
  const words = `${order.orderNo}（${orderWords(detail)}）: ${formatYen(payment.amount)} ${before} → ${after}`;
  if (isDryRun) return `${words}（まだ変更していません。 Not changed yet.）`;
  const refundedAt = isRefunded ? context.clock.now() : null;
  await tx.update(orderPayments).set({ refundedAt }).where(eq(orderPayments.orderId, order.id));
  await recordAudit(tx, context, {
    command,
    channelId: order.channelId,
    target: order.orderNo,
    before: { is_refunded: !isRefunded },
    after: { is_refunded: isRefunded, refund: payment.amount },
  });
  return words;
}

/** A cancelled order whose money goes back by hand, locked; throws an `OperatorError` for any other. */
async function lockRefundable(tx: Executor, orderNo: string): Promise<OrderDetail> {
  const { order } = await lockShopOrder(tx, orderNo);
  const detail = await loadOrderDetail(tx, order);
  if (order.status === 'cancelled' && isPaidBackByHand(detail.payment)) return detail;
  throw new OperatorError(
    `${order.orderNo}: 手作業の返金が必要なご注文（ご入金後にキャンセルされたもの）ではありません`,
    `${order.orderNo}: nothing is to be paid back by hand; that is for paid orders that were cancelled`,
  );
}
