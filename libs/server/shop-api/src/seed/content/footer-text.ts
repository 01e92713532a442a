import type { ShopFacts } from './shop-facts';

/** How the shop is reached and its terms of sale in short, for the foot of every page; the API fills in the terms. */
export function footerText({ phone, hours }: ShopFacts): string {
  const entries = [
    [
      'お問い合わせ',
      `<a href="tel:${phone}">${phone}</a><br>${hours}<br><a href="/contact/">お問い合わせフォーム</a>`,
    ],
    ['送料', '{{shipping_fee_range}}<br>{{free_shipping}}'],
    ['お支払い方法', '{{payment_names}}'],
    ['返品', '{{returns}}<a href="/legal">くわしい条件</a>'],
  ];
  return `<dl>${entries.map(([name, text]) => `<div><dt>${name}</dt><dd>${text}</dd></div>`).join('')}</dl>`;
}
