import type { TransactionStatus } from '../../db/schema';
import { checkStep, type OrderStep, type StepOutcome } from '../../orders/order-steps';
import type { OrderDetail, OrderRow } from '../../orders/order-store';
import { hasAnyLeft } from '../../orders/has-left';
import { OperatorError } from '../command/operator-error';

type Rejection = Exclude<StepOutcome, 'change' | 'already'>;

const REJECTIONS: Readonly<Record<Rejection, readonly [string, string]>> = {
  unpaid: [
    '前払いのご注文で、ご入金がまだ確認されていません',
    'it is to be paid in advance and has not been',
  ],
  'at-service': [
    '決済サービスがお支払いを受け付けています。ご入金は自動で反映されます',
    'the payment service takes the money, and reports it by itself',
  ],
  'not-left': [
    '代金引換のご注文です。ご入金は発送の後に記録してください',
    'it is paid in cash on delivery; note its payment once it has left',
  ],
  cancelled: ['キャンセル済みのご注文です', 'it is cancelled'],
  'not-shipped': ['まだ発送されていません', 'it has not been shipped'],
  left: [
    'すでに発送されたものがあります。実際にはまだ発送していなければ orders undo … shipped で発送を取り消してからキャンセルしてください。受け取られずにお荷物がすべて戻り、ご入金もなければ --came-back を付けてください。ほかは返品として承ってください（returns open、returns approve、returns complete）',
    'it has been shipped, or a part of it: where it has not left, undo that by orders undo … shipped first; where all of it came back unpaid and undelivered, give --came-back; or else take it back as a return (returns open, returns approve, returns complete)',
  ],
  'no-address': [
    'ギフトの贈り先がまだ住所を入力していません',
    'the receiver of the gift has not told the address',
  ],
};

/** Whether the operator may take a step with an order; `isBack`: its parcels are at the shop again. */
export function checkOrderStep(step: OrderStep, detail: OrderDetail, isBack = false): StepOutcome {
  const { order, payment, transaction, shippings } = detail;
  return checkStep(step, {
    status: order.status,
    isPaid: payment.isPaid,
    paymentId: payment.paymentId,
    isPaymentOpen: isOpen(transaction?.status),
    isAddressMissing: shippings.some(({ row }) => row.address === null),
    hasParcelLeft: hasAnyLeft(detail),
    isBack,
  });
}

/** Why it may not. */
export function stepRejected({ orderNo }: OrderRow, verdict: Rejection): OperatorError {
  const [ja, en] = REJECTIONS[verdict];
  return new OperatorError(`${orderNo}: ${ja}`, `${orderNo}: ${en}`);
}

const isOpen = (status: TransactionStatus | undefined): boolean =>
  status === 'pending' || status === 'awaiting';
