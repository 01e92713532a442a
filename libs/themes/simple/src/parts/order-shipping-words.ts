import { defineWords } from '@shop/theming/words';

export const orderShippingWords = defineWords('order-shipping', {
  shippingAddress: 'お届け先',
  delivery: (method: string, preference: string) => `${method}　${preference}`,
  earliest: (day: string) => `最短 ${day}`,
});
