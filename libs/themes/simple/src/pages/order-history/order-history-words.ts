import { defineWords } from '@shop/theming/words';

export const orderHistoryWords = defineWords('order-history', {
  orderNumber: (number: string) => `注文番号 ${number}`,
  otherProducts: (count: number) => ` ほか${count}商品`,
  home: 'ホーム',
  mypage: 'マイページ',
  heading: '注文履歴',
  empty: 'ご注文はまだありません',
  toProductList: '商品一覧を見る',
  search: '期間で絞り込む',
  submit: '絞り込む',
  clear: '条件をクリア',
  nothing: 'この期間のご注文はありません',
  totals: (count: number, price: string) =>
    `${count}件のご注文　ご購入金額の合計（キャンセルを除く） ${price}`,
});
