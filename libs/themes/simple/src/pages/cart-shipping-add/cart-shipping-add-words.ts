import { defineWords } from '@shop/theming/words';

export const cartShippingAddWords = defineWords('cart-shipping-add', {
  shippingAddress: 'お届け先',
  heading: 'お届け先の追加',
  orderer: 'ご注文者',
  ordererAndAddress: 'ご注文者とお届け先',
  emailHint: 'ご注文の確認メールをお送りします。',
  sameAsRecipient: 'お届け先はご注文者と同じ',
});
