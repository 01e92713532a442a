import { formatAfterPayment } from '@shop/format/format-after-payment';
import { defineWords } from '@shop/theming/words';

export const orderShippingWords = defineWords('order-shipping', {
  shippingAddress: 'お届け先',
  remarks: '備考（ご要望など）',
  delivery: (method: string, preference: string) => `${method}　${preference}`,
  pickup: (name: string, day: string) => `${name}　${day}`,
  earliest: (day: string) => `最短 ${day}`,
  afterPayment: formatAfterPayment,
});
