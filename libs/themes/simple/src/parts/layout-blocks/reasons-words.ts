import { defineWords } from '@shop/theming/words';

export const reasonsWords = defineWords('reasons', {
  shipping: '送料',
  shippingFee: (from: string, to: string) => (from === to ? `${from}（税込）` : `${from}〜${to}（税込）`),
  orders: 'ご注文の受付',
  cutOff: (hour: number) => `営業日の${hour}時までのご注文を、その日に承ります`,
  payments: 'お支払い方法',
  separator: '、',
  returns: '返品',
  returnDays: (days: number) => `未使用の商品は、到着から${days}日以内にご連絡ください`,
  returnsOnRequest: 'お客さまのご都合による返品は、お問い合わせください',
  terms: 'お買い物の条件を見る',
});
