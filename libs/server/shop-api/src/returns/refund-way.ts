import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { findStatementOfOrder } from '../company-statements/find-statement-of-order';
import type { Executor } from '../db/database';
import type { OrderPaymentRow } from '../orders/order-store';
import { PAID_BACK_BY_SERVICE } from '../orders/refund-by-hand';

/** How the money of a return comes back, in words for the shop's operator and for the member. */
export interface RefundWay {
  readonly operator: { readonly ja: string; readonly en: string };
  readonly member: string;
}

const AT_THE_SERVICE: RefundWay = {
  operator: {
    ja: '決済サービスの管理画面で、手作業で一部返金してください（自動では返金されません）',
    en: "refund this part by hand in the payment service's console; nothing is refunded by itself",
  },
  member: 'ご返金は、お支払いに使われた決済会社を通じて、当店が手続きいたします。',
};
const BY_TRANSFER: RefundWay = {
  operator: {
    ja: '返金先の口座をお客様に伺い、手作業で振り込んでください（自動では返金されません）',
    en: 'ask the member for an account and transfer it by hand; nothing is refunded by itself',
  },
  member: 'ご返金先の口座を当店からメールでお伺いし、お振り込みでお返しいたします。',
};
const ON_THE_BILL: RefundWay = {
  operator: {
    ja: '未入金のご注文です。請求額から手作業で差し引いてください',
    en: 'it is not paid: take this off the bill by hand',
  },
  member: 'まだお支払いいただいていないため、ご請求額から差し引いてご案内いたします。',
};
const ON_THE_INVOICE: RefundWay = {
  operator: {
    ja: '未入金の請求書払いのご注文です。お客様の請求書の金額は差し引かれています。その金額でのお振り込みをお待ちください',
    en: 'it is not paid: the invoice that the member downloads states what is left, wait for that',
  },
  member: 'ご請求額から差し引きました。差し引いた金額の請求書を、注文詳細からダウンロードいただけます。',
};
const ON_THE_STATEMENT: RefundWay = {
  operator: {
    ja: '企業の合計請求書のご注文です。次に発行される合計請求書で自動的に差し引かれます',
    en: 'it stands on the statements of a company: the next one takes this off by itself',
  },
  member: '次に発行する合計請求書のご請求額から差し引きます。',
};
const NOTHING: RefundWay = {
  operator: { ja: '返金はありません', en: 'nothing is paid back' },
  member: 'ご返金はございません。',
};

/**
 * How a refund of so many yen is made, now that it is due. A payment service gives back whole payments only
 * (`PaymentService.void`), so that every part of one is refunded by hand.
 */
export async function readRefundWay(
  db: Executor,
  payment: OrderPaymentRow,
  refund: number,
): Promise<RefundWay> {
  if (refund === 0) return NOTHING;
  if (payment.companyId !== null && (await isOnStatements(db, payment))) return ON_THE_STATEMENT;
  if (PAID_BACK_BY_SERVICE.includes(payment.paymentId)) return AT_THE_SERVICE;
  if (payment.isPaid) return BY_TRANSFER;
  return payment.paymentId === PAYMENTS.deferredInvoice ? ON_THE_INVOICE : ON_THE_BILL;
}

/** Orders of a company are billed by its statements, unless they were paid by themselves before. */
const isOnStatements = async (db: Executor, { orderId, isPaid }: OrderPaymentRow): Promise<boolean> =>
  !isPaid || (await findStatementOfOrder(db, orderId)) !== null;
