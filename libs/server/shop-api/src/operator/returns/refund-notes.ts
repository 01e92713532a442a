import { formatYen } from '@shop/format/format-yen';
import type { Executor } from '../../db/database';
import { loadOrderDetail, type OrderRow } from '../../orders/order-store';
import { readRefundWay } from '../../returns/refund-way';
import type { ReturnDetail } from '../../returns/return-store';
import { refundableOf, returnedAmounts } from '../../returns/returned-amounts';
import { costOf, returnedGoods } from '../../returns/returned-goods';

/** What a completed return gave back and how, what is left to give back, and whether it was more than the goods cost. */
export async function refundNotes(
  tx: Executor,
  order: OrderRow,
  { request, items }: ReturnDetail,
): Promise<readonly string[]> {
  const detail = await loadOrderDetail(tx, order);
  const { refund, pointsRefunded, pointsRevoked } = request;
  const paid = refund ?? 0;
  const { ja, en } = (await readRefundWay(tx, detail.payment, paid)).operator;
  const left = refundableOf(order, await returnedAmounts(tx, order.id));
  const cost = costOf(returnedGoods(detail, items));
  return [
    `返金額 ${formatYen(paid)}: ${ja}。 Refund ${paid} yen: ${en}.`,
    `ポイント: 返却 ${pointsRefunded}、取り消し ${pointsRevoked}。 Points: ${pointsRefunded} given back, ${pointsRevoked} revoked.`,
    `ご注文の返金できる残り ${formatYen(left.refund)}、ポイント ${left.points}。 Left to refund of the order: ${left.refund} yen, ${left.points} points.`,
    ...(paid + pointsRefunded > cost
      ? [
          `ご注意: 返金とポイントの返却が、返品の商品の代金（クーポン割引後 ${formatYen(cost)}）を超えています。 Note: more goes back than the pieces cost after coupons (${cost} yen).`,
        ]
      : []),
  ];
}
