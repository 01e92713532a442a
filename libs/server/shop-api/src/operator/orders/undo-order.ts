import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import { findStatementOfOrder } from '../../company-statements/find-statement-of-order';
import type { Executor } from '../../db/database';
import { checkUndo, type UndoneStep, type UndoOutcome } from '../../orders/check-undo';
import { hasAnyLeft, hasLeft } from '../../orders/has-left';
import { loadOrderDetail, type OrderDetail, type OrderShippingRow } from '../../orders/order-store';
import { type UndoneMove, undoOrderStep } from '../../orders/undo-order-step';
import { findReceipt } from '../../receipts/receipt-store';
import { countReturns } from '../../returns/return-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { chooseDestination } from '../shipments/choose-destination';
import { destinationNumber } from '../shipments/note-shipment';
import { lockShopOrder } from './find-order';
import { orderWords } from './order-words';

const REJECTIONS: Readonly<Record<Exclude<UndoOutcome, 'change' | 'not-taken'>, readonly [string, string]>> =
  {
    cancelled: [
      'キャンセルは取り消せません（在庫・ポイント・クーポンが戻っています）。新しいご注文をお願いしてください',
      'a cancellation cannot be undone: stock, points and coupons went back',
    ],
    returned: ['返品・サイズ交換の申し込みがあるため、取り消せません', 'a return of it was asked for'],
    delivered: [
      '配達完了になっています。先に orders undo … delivered で取り消してください',
      'it is delivered; undo that first',
    ],
    collected: [
      '代金引換のご入金が記録されています。先に orders undo … paid で取り消してください',
      'its cash on delivery is noted as paid; undo that first',
    ],
    left: [
      '前払いのご注文で、発送されたものがあります。先に orders undo … shipped で取り消してください',
      'it is paid in advance and something has left; undo that first',
    ],
    'not-noted': [
      'このご入金は、決済サービスかご注文のときに記録されたものです。返すには orders cancelled を使います',
      'its payment was noted by the payment service or as it was ordered; orders cancelled pays it back',
    ],
    statement: [
      '合計請求書でのご入金です。一つのご注文だけを未入金にはできません',
      'it was paid with a whole statement',
    ],
  };

/** Which step of which order is taken back. */
export interface GivenUndo {
  readonly step: UndoneStep;
  /** The destination from 1 on whose parcels have not left after all; null: the only one. */
  readonly destination: number | null;
}

/** Takes back a step that was noted by mistake, and tells the orderer; repeating it changes nothing. */
export async function undoOrder(
  context: OperatorContext,
  orderNo: string,
  { step, destination }: GivenUndo,
  isDryRun: boolean,
): Promise<void> {
  const lines = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const detail = await loadOrderDetail(tx, order);
    const row = step === 'shipped' ? chooseDestination(detail, destination) : null;
    const verdict = checkUndo(step, await situationOf(tx, detail, row));
    if (verdict === 'not-taken')
      return [
        `${order.orderNo} は「${ORDER_STATUS_NAMES[step]}」ではありません。変更はありません。 Nothing to change.`,
      ];
    if (verdict !== 'change') {
      const [ja, en] = REJECTIONS[verdict];
      throw new OperatorError(`${order.orderNo}: ${ja}`, `${order.orderNo}: ${en}`);
    }
    const words = `${order.orderNo}（${orderWords(detail)}）`;
    const notes = step === 'paid' ? await receiptNotes(tx, order.id) : [];
    if (isDryRun) return [`${words}: 「${ORDER_STATUS_NAMES[step]}」を取り消します`, ...notes];
    const changed = await undoOrderStep(tx, context, order, moveOf(step, row));
    await recordAudit(tx, context, {
      command: `orders undo ${step}`,
      channelId: order.channelId,
      target: order.orderNo,
      before: {
        status: order.status,
        is_paid: detail.payment.isPaid,
        ...(row === null ? {} : { carrier: row.carrier, tracking: row.trackingNumber }),
        ...(row === null ? {} : destinationNumber(detail, row.id)),
      },
      after: { status: changed.status, is_paid: step === 'paid' ? false : detail.payment.isPaid },
    });
    return [
      `${words}: 「${ORDER_STATUS_NAMES[step]}」を取り消しました。今は「${ORDER_STATUS_NAMES[changed.status]}」です。 Undone.`,
      ...notes,
    ];
  });
  for (const line of lines) context.print(line);
  await context.mail.flush();
}

function moveOf(step: UndoneStep, row: OrderShippingRow | null): UndoneMove {
  if (step !== 'shipped') return { step };
  if (row === null) throw new Error('No destination was chosen');
  return { step, destination: row };
}

async function situationOf(tx: Executor, detail: OrderDetail, row: OrderShippingRow | null) {
  const { order, payment, transaction, histories } = detail;
  const [statement, returns] = [await findStatementOfOrder(tx, order.id), await countReturns(tx, order.id)];
  return {
    status: order.status,
    isPaid: payment.isPaid,
    paymentId: payment.paymentId,
    isPaymentNoted: transaction === null && histories.some(({ status }) => status === 'paid'),
    isOnStatement: statement !== null,
    hasLeft: row === null ? hasAnyLeft(detail) : hasLeft(row),
    isReturned: returns > 0,
  };
}

/** A receipt that the shopper has downloaded states a payment that never came. */
async function receiptNotes(tx: Executor, orderId: number): Promise<readonly string[]> {
  const { issuedCount } = await findReceipt(tx, orderId);
  return issuedCount === 0
    ? []
    : ['領収書がすでに発行されています。破棄をお願いしてください。 A receipt was already issued.'];
}
