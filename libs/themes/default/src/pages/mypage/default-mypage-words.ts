import { defineWords } from '@shop/theming/words';

/** The words that this page has besides those of the simple theme's (`mypageWords`). */
export const defaultMypageWords = defineWords('default-mypage', {
  latestOrders: '最近のご注文',
  noOrders: 'ご注文はまだありません',
  continueShopping: '買い物を続ける',
});
