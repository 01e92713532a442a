import { defineWords } from '@shop/theming/words';

export const addedToCartWords = defineWords('added-to-cart', {
  continueShopping: '買い物を続ける',
  toCart: 'カートを見る',
  checkout: 'ご購入手続きへ',
  lines: 'カートの商品',
  subtotal: (pieces: number) => `小計（${pieces}点、税込）`,
  subtotalWithoutTax: (pieces: number) => `小計（${pieces}点、税抜）`,
  computing: '計算中',
});
