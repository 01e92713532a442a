import { defineWords } from '@shop/theming/words';

export const ecWords = defineWords('ec', {
  heading: 'ホーム',
  welcome: (name: string) => `${name} 様、いらっしゃいませ。`,
  toProductList: '商品一覧を見る',
  orderHistory: '注文履歴',
});
