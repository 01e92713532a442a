import { defineWords } from '@shop/theming/words';

export const defaultHeaderWords = defineWords('default-header', {
  skipToContent: '本文へスキップ',
  mypage: 'マイページ',
  login: 'ログイン',
  home: 'ホーム',
  cart: 'カート',
  count: (count: number) => `${count}点`,
  categories: 'カテゴリー',
  allProducts: 'すべての商品',
  newArrivals: '新着',
  checkout: 'ご購入手続き',
  customerMenu: 'お客様メニュー',
});
