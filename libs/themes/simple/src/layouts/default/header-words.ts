import { defineWords } from '@shop/theming/words';

export const headerWords = defineWords('header', {
  cart: 'カート',
  count: (count: number) => `${count}点`,
  categories: 'カテゴリー',
  productList: '商品一覧',
  home: 'ホーム',
  customerMenu: 'お客様メニュー',
  mypage: 'マイページ',
  login: 'ログイン',
});
