import { formatPriceWithTax } from '@shop/format/format-yen';
import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { RETURN_REASON_NAMES } from '@shop/contract/returns/return-reason';
import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import { eq } from 'drizzle-orm';
import { orderPayments, orderReturns, orders } from '../../db/schema';
import { loadOrderDetail } from '../../orders/order-store';
import { readRefundWay } from '../../returns/refund-way';
import { loadReturnItems } from '../../returns/return-store';
import { tokyoTime } from '../../tokyo-time/tokyo-time';
import { shopCommand } from '../command/operator-command';
import { goodsLines } from './goods-lines';
import { parcelWords } from './parcel-words';
import { readReturnNumber, returnMissing } from './return-number';
import { refundWords } from './refund-words';

/** `returns show NO` */
export const showReturnCommand = shopCommand({
  name: 'returns show',
  words: [{ name: 'NO' }],
  options: [],
  ja: '返品のお申し込みを表示します',
  en: 'shows one return request',
  async run({ db, print }, args) {
    const [row] = await db
      .select({ request: orderReturns, order: orders, payment: orderPayments })
      .from(orderReturns)
      .innerJoin(orders, eq(orders.id, orderReturns.orderId))
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .where(eq(orderReturns.number, readReturnNumber(args.value('NO'))));
    if (row === undefined) throw returnMissing(args.value('NO'));
    const { request, order, payment } = row;
    const items = await loadReturnItems(db, [request.id]);
    const lines = [
      `受付番号 ${request.number}  ${RETURN_KIND_NAMES[request.kind]}  ${RETURN_STATUS_NAMES[request.status]}（${request.status}）`,
      `受付日時 ${tokyoTime(request.requestedAt)}  注文番号 ${order.orderNo}`,
      `注文者 ${order.ordererName} <${order.ordererEmail}> ${order.ordererPhoneNumber}`,
      ...goodsLines(await loadOrderDetail(db, order), items),
      `理由 ${RETURN_REASON_NAMES[request.reason]}`,
      ...(request.remark === '' ? [] : ['ご事情', ...request.remark.split('\n')]),
      ...(request.answer === '' ? [] : ['店からのご案内', ...request.answer.split('\n')]),
      `お支払い ${payment.paymentName}  合計 ${formatPriceWithTax(order.totalPayment)}  ${refundWords(request.refund)}`,
      `ポイント ご利用 ${order.totalPoint}  付与 ${order.grantPoint}  返却 ${request.pointsRefunded}  取り消し ${request.pointsRevoked}`,
      ...(request.kind === 'exchange' ? [parcelWords(request)] : []),
      ...(request.refund === null ? [] : [(await readRefundWay(db, payment, request.refund)).operator.ja]),
    ];
    for (const line of lines) print(line);
  },
});
