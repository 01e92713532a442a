import { defineWords } from '@shop/theming/words';

export const corporateHomeWords = defineWords('corporate-home', {
  orderDesk: '商品番号でまとめて注文',
  catalogOrder: 'カタログを取り寄せる',
  contact: 'お見積り・ご相談',
});
