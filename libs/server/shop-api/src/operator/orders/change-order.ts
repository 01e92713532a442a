import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import { findStatementOfOrder } from '../../company-statements/find-statement-of-order';
import type { Executor } from '../../db/database';
import type { TransactionStatus } from '../../db/schema';
import { checkStep, type StepOutcome } from '../../orders/order-steps';
import { loadOrderDetail, type OrderRow, type OrderShippingRow } from '../../orders/order-store';
import {
  correctParcel,
  type OrderTransition,
  type Parcel,
  applyOrderStep,
} from '../../orders/apply-order-step';
import { findTransaction } from '../../payments/payment-transaction-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { lockShopOrder } from './find-order';

const REJECTIONS: Readonly<Record<Exclude<StepOutcome, 'change' | 'already'>, readonly [string, string]>> = {
  unpaid: [
    '前払いのご注文で、ご入金がまだ確認されていません',
    'it is to be paid in advance and has not been',
  ],
  'at-service': [
    '決済サービスがお支払いを受け付けています。ご入金は自動で反映されます',
    'the payment service takes the money, and reports it by itself',
  ],
  cancelled: ['キャンセル済みのご注文です', 'it is cancelled'],
  'not-shipped': ['まだ発送されていません', 'it has not been shipped'],
  left: ['すでに発送されています', 'it has been shipped'],
  'no-address': [
    'ギフトの贈り先がまだ住所を入力していません',
    'the receiver of the gift has not told the address',
  ],
};

const isOpen = (status: TransactionStatus | undefined): boolean =>
  status === 'pending' || status === 'awaiting';

/** Applies one step to an order; repeating it changes nothing. */
export async function changeOrder(
  context: OperatorContext,
  orderNo: string,
  move: OrderTransition,
): Promise<void> {
  const line = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const detail = await loadOrderDetail(tx, order);
    const { isPaid, paymentId } = detail.payment;
    const verdict = checkStep(move.step, {
      status: order.status,
      isPaid,
      paymentId,
      isPaymentOpen: isOpen((await findTransaction(tx, order.id))?.status),
      isAddressMissing: detail.shippings.some(({ row }) => row.address === null),
    });
    if (verdict === 'already') {
      const parcel = detail.shippings[0]?.row ?? null;
      return move.step === 'shipped' && !isSameParcel(parcel, move.parcel)
        ? correct(tx, context, order, move.parcel, parcel?.carrier ?? null)
        : `${order.orderNo} はすでに「${ORDER_STATUS_NAMES[move.step]}」です。変更はありません。 Nothing to change.`;
    }
    if (verdict !== 'change') {
      const [ja, en] = REJECTIONS[verdict];
      throw new OperatorError(`${order.orderNo}: ${ja}`, `${order.orderNo}: ${en}`);
    }
    if (move.step === 'paid') await requireNoOpenStatement(tx, order);
    const changed = await applyOrderStep(tx, context, order, move);
    await recordAudit(tx, context, {
      command: `orders ${move.step}`,
      channelId: order.channelId,
      target: order.orderNo,
      before: { status: order.status, is_paid: isPaid },
      after: {
        status: changed.status,
        is_paid: isPaid || move.step === 'paid',
        ...(move.step === 'shipped' ? { carrier: move.parcel.carrier } : {}),
      },
    });
    return `${order.orderNo}: ${ORDER_STATUS_NAMES[order.status]} → ${ORDER_STATUS_NAMES[move.step]}`;
  });
  context.print(line);
  await context.mail.flush();
}

/** The money for a statement arrives in one sum: an order that were paid by itself would leave a wrong one to wait for. */
async function requireNoOpenStatement(tx: Executor, { id, orderNo }: OrderRow): Promise<void> {
  const statement = await findStatementOfOrder(tx, id);
  if (statement === null) return;
  throw new OperatorError(
    `${orderNo}: 合計請求書 ${statement.number} のご注文です。ご入金は statements paid ${statement.number} で記録してください`,
    `${orderNo}: it stands on the statement ${statement.number}; note its payment by statements paid ${statement.number}`,
  );
}

const isSameParcel = (row: OrderShippingRow | null, parcel: Parcel): boolean =>
  row?.trackingNumber === parcel.trackingNumber && row.carrier === parcel.carrier;

async function correct(
  tx: Executor,
  context: OperatorContext,
  order: OrderRow,
  parcel: Parcel,
  carrierBefore: string | null,
): Promise<string> {
  await correctParcel(tx, context, order, parcel);
  await recordAudit(tx, context, {
    command: 'orders shipped',
    channelId: order.channelId,
    target: order.orderNo,
    before: { status: order.status, carrier: carrierBefore },
    after: { status: order.status, carrier: parcel.carrier, is_correction: true },
  });
  return `${order.orderNo}: お問い合わせ番号を訂正しました。 Tracking number corrected.`;
}
