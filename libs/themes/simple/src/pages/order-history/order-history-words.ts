import { defineWords } from '@shop/theming/words';

export const orderHistoryWords = defineWords('order-history', {
  orderNumber: (number: string) => `注文番号 ${number}`,
  taxIncluded: (price: string) => `${price}（税込）`,
  otherProducts: (count: number) => ` ほか${count}点`,
  home: 'ホーム',
  mypage: 'マイページ',
  heading: '注文履歴',
  empty: 'ご注文はまだありません',
  toProductList: '商品一覧を見る',
  totals: (count: number, price: string) => `${count}件のご注文　ご購入金額の合計 ${price}`,
});
