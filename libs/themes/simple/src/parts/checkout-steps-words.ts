import { defineWords } from '@shop/theming/words';

export const checkoutStepsWords = defineWords('checkout-steps', {
  shipping: 'お届け先',
  delivery: '配送・日時',
  payment: 'お支払い',
  confirm: '確認',
  complete: '完了',
  steps: 'ご購入の手順',
});
