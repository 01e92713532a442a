import { defineWords } from '@shop/theming/words';

export const cartShippingSelectWords = defineWords('cart-shipping-select', {
  addAddress: 'お届け先の追加',
  empty: 'お届け先が登録されていません',
  shippingAddress: 'お届け先',
  heading: 'お届け先の選択',
  change: '変更する',
  next: '次へ',
});
