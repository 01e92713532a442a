import { defineWords } from '@shop/theming/words';

export const customerMenuWords = defineWords('customer-menu', {
  customerMenu: 'お客様メニュー',
  mypage: 'マイページ',
  login: 'ログイン',
  cart: 'カート',
  count: (count: number) => `${count}点`,
});
