import { defineWords } from '@shop/theming/words';

export const checkoutFrameWords = defineWords('checkout-frame', {
  empty: 'カートに商品がありません',
  toProductList: '商品一覧を見る',
});
