import { escapeHtml } from '../html/escape-html';
import { isPaidFirst } from '../payments/payment-due';
import type { ShippingDays, ShopTerms } from './read-shop-terms';

const within = (days: ShippingDays | null): string => {
  if (days === null) return '';
  const { from, to } = days;
  return from === to ? `${to}営業日以内に` : `商品により${from}〜${to}営業日以内に`;
};

/** When goods leave, for each kind of payment: some ways hold the shipment up until they are paid. */
export function shippingTimes({ payments, shippingDays }: ShopTerms): string {
  const say = (isFirst: boolean, text: string): readonly string[] => {
    const names = payments
      .filter(({ paymentId }) => isPaidFirst(paymentId) === isFirst)
      .map(({ name }) => name);
    return names.length === 0 ? [] : [`${names.join('・')}：${text}`];
  };
  const items = [
    ...say(
      false,
      `ご注文の受付から${within(shippingDays)}発送し、商品のページに「最短のお届け」として表示する日からお届けいたします。`,
    ),
    ...say(true, `ご入金の確認後、${within(shippingDays)}発送いたします。`),
  ];
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
