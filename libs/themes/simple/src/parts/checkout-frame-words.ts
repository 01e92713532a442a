import { defineWords } from '@shop/theming/words';

export const checkoutFrameWords = defineWords('checkout-frame', {
  empty: 'カートに商品がありません',
  ordered: '先ほどのご注文の注文番号：',
  toOrder: 'ご注文の内容を見る',
  toProductList: '商品一覧を見る',
});
