import { defineWords } from '@shop/theming/words';

export const cartShippingAddWords = defineWords('cart-shipping-add', {
  shippingAddress: 'お届け先',
  heading: 'お届け先の追加',
  orderer: 'ご注文者',
});
