import { saysWithTax, withTaxText } from './price-text';
import type { RecordedOrder } from './recorded-order';

interface LegalItem {
  readonly item: string;
  readonly isShown: (text: string, order: RecordedOrder, page: HTMLElement) => boolean;
  readonly advice: (order: RecordedOrder) => string;
}

/** 2026-06-12 as the pages write it, or as people do. */
function dayPattern(day: string): RegExp {
  const [year, month = '', date = ''] = day.split('-');
  return new RegExp(
    `${year}[.年/-]0?${Number(month)}[.月/-]0?${Number(date)}|${Number(month)}月${Number(date)}日`,
  );
}

/**
 * What the last screen before an order has to show: 特定商取引法 第12条の6. A period in which orders are taken is to be shown
 * where a shop has one, and no shop of the platform can. Each is looked for by what it says, so that a theme may word and
 * arrange it as it likes.
 */
const ITEMS: readonly LegalItem[] = [
  {
    item: '分量 (quantity)',
    isShown: (text, { count }) =>
      new RegExp(`(?<!\\d)${count}\\s*[点個枚]|数量\\D{0,3}${count}(?!\\d)`).test(text),
    advice: ({ count }) => `how much is ordered, here ${count}点`,
  },
  {
    item: '販売価格 (price)',
    isShown: (text, { payment }) => saysWithTax(text, payment),
    advice: ({ payment }) => `what is paid in all, with the tax: ${withTaxText(payment)}`,
  },
  {
    item: '送料 (shipping fee)',
    isShown: (text) => text.includes('送料'),
    advice: () => 'the 送料, or that the price includes it',
  },
  {
    item: 'お支払いの時期・方法 (when and how it is paid)',
    isShown: (text, { paymentName, paymentTerms }) =>
      text.includes(paymentName) && text.includes(paymentTerms),
    advice: ({ paymentName, paymentTerms }) =>
      `the payment's name and terms: ${paymentName}。${paymentTerms}`,
  },
  {
    item: '引渡しの時期 (delivery)',
    isShown: (text, { arrivesOn }) => dayPattern(arrivesOn).test(text),
    advice: ({ arrivesOn }) => `the day of arrival, or the earliest one, here ${arrivesOn}`,
  },
  {
    item: '申込みの撤回・解除 (cancellation and returns)',
    isShown: (text, _order, page) =>
      text.includes('キャンセル') &&
      text.includes('返品') &&
      page.querySelector('a[href^="/legal"]') !== null,
    advice: () => 'how to cancel (キャンセル), when goods can be returned (返品), and a link to /legal',
  },
];

/** The items that the law asks for and a theme's order confirmation lacks, each with what to show. */
export function findMissingLegalItems(
  theme: string,
  page: HTMLElement,
  order: RecordedOrder,
): readonly string[] {
  const text = page.textContent;
  return ITEMS.filter(({ isShown }) => !isShown(text, order, page)).map(
    ({ item, advice }) =>
      `The theme "${theme}" shows no ${item} on cart-confirm, which the law requires there (特定商取引法 第12条の6). Show ${advice(order)}; <LegalItems> of the simple theme does.`,
  );
}
