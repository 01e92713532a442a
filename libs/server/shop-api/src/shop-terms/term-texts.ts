import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { escapeHtml } from '../html/escape-html';
import { PAYMENT_DUE_DAYS, paymentDescription } from '../payments/payment-description';
import { formatYen } from '../pdf-documents/document-formats';
import { feeBracketsText } from './fee-brackets-text';
import { feeRangeText } from './fee-range-text';
import { feeTable } from './fee-table';
import { otherFees } from './other-fees';
import { paymentDeadlines } from './payment-deadlines';
import type { ShopTerms } from './read-shop-terms';
import { shippingTimes } from './shipping-times';

/** How a term is said within a sentence or as a sentence of its own (`inline`), or as a block (`block`). */
interface TermText {
  readonly kind: 'inline' | 'block';
  /** HTML; empty where the shop has no such term. */
  write(terms: ShopTerms): string;
}

const inline = (write: TermText['write']): TermText => ({ kind: 'inline', write });
const block = (write: TermText['write']): TermText => ({ kind: 'block', write });

/** Free shipping counts the goods of the whole order, as the cart does, whatever their destinations. */
const freeShipping = ({ freeShippingFrom, sums }: ShopTerms): string => {
  if (freeShippingFrom === null) return '';
  if (freeShippingFrom === 0) return '送料はいただきません。';
  const from = `${sums === 'with-tax' ? '税込' : '税抜'}${formatYen(freeShippingFrom)}`;
  return `ご注文の商品の合計が${from}以上の場合は、送料をいただきません。`;
};

const whoMayPay = ({ paymentId, isMembersOnly }: ShopTerms['payments'][number]): string => {
  if (paymentId === PAYMENTS.deferredInvoice) return '（お取引の契約がある企業のお客さま）';
  return isMembersOnly ? '（会員のお客さま）' : '';
};

const paymentList = (terms: ShopTerms): string => {
  const items = terms.payments.map((method) => {
    const who = whoMayPay(method);
    const about = `${paymentDescription(method, terms)}${feeBracketsText(method, terms.sums)}`;
    const text = [`${method.name}${who}`, about].filter(Boolean).join('：');
    return `<li>${escapeHtml(text)}</li>`;
  });
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
};

const unpaid = ({ unpaidCancelDays }: ShopTerms): string =>
  unpaidCancelDays === null
    ? 'お支払い期限までにご入金を確認できない場合は、ご連絡のうえ、ご注文を取り消すことがあります。'
    : `お支払い期限から${unpaidCancelDays}日を過ぎてもご入金を確認できない場合は、ご注文を取り消します。`;

const returns = ({ returnDays }: ShopTerms): string =>
  returnDays === null
    ? 'お客さまのご都合による返品については、<a href="/contact/">お問い合わせ</a>ください。'
    : `未使用の商品に限り、到着から${returnDays}日以内にご連絡いただいたものを承ります。`;

/** Where members ask by themselves; nothing where the shop takes no requests. */
const returnRequest = ({ returnDays }: ShopTerms): string =>
  returnDays === null
    ? ''
    : '会員のお客さまは、<a href="/mypage/order_history/">注文履歴</a>からお申し込みいただけます。';

const faulty = ({ exchangeDays }: ShopTerms): string => {
  const when = exchangeDays === null ? '到着後、なるべく早く' : `到着から${exchangeDays}日以内に`;
  return `${when}ご連絡ください。送料当店負担で、良品との交換または返金をいたします。`;
};

const points = ({ pointLifetimeDays }: ShopTerms): string =>
  pointLifetimeDays === null
    ? '現在、お買い物によるポイントの付与はおこなっていません。'
    : `ポイントはお買い物に応じて付与し、付与の日から${pointLifetimeDays}日で失効します。`;

const cards = ({ payments }: ShopTerms): string =>
  payments.some(({ paymentId }) => paymentId === PAYMENTS.card)
    ? 'クレジットカードの番号は決済会社に直接送られ、当店は保存しません。'
    : '';

const timeSlots = ({ timeSlots: slots }: ShopTerms): string =>
  slots.length === 0 ? '' : escapeHtml(`お届けの時間帯は、${slots.join('、')}からお選びいただけます。`);

/** The name of the one term that is about the goods: whoever fills it has to read them. */
export const SHIPPING_TIMES = 'shipping_times';

/** What the shop's texts can name between `{{` and `}}`, so that they say what the checkout does. */
export const TERM_TEXTS: ReadonlyMap<string, TermText> = new Map([
  ['shipping_fees', block(({ fees }) => feeTable(fees))],
  ['shipping_fee_range', inline(feeRangeText)],
  ['other_fees', block(otherFees)],
  [SHIPPING_TIMES, block(shippingTimes)],
  ['free_shipping', inline(freeShipping)],
  ['payments', block(paymentList)],
  ['payment_names', inline(({ payments }) => escapeHtml(payments.map(({ name }) => name).join('、')))],
  [PAYMENT_DUE_DAYS, inline(({ paymentDueDays }) => String(paymentDueDays))],
  ['payment_deadlines', inline(paymentDeadlines)],
  ['unpaid_orders', inline(unpaid)],
  ['returns', inline(returns)],
  ['return_request', inline(returnRequest)],
  ['faulty_goods', inline(faulty)],
  ['points', inline(points)],
  ['card_numbers', inline(cards)],
  ['delivery_times', inline(timeSlots)],
  [
    'cut_off',
    inline(({ cutOffHour }) => `営業日の${cutOffHour}時までのご注文を、その日の受付といたします。`),
  ],
]);
