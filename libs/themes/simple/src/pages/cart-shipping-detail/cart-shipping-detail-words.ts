import { defineWords } from '@shop/theming/words';

export const cartShippingDetailWords = defineWords('cart-shipping-detail', {
  heading: '配送方法・日時の指定',
  shippingAddress: 'お届け先',
  deliveryMethod: '配送方法',
  deliveryDate: 'お届け希望日',
  earliestArrival: (day: string) => `最短のお届け：${day}`,
  earliestDay: '指定なし（最短でお届け）',
  timeSlot: 'お届け時間帯',
  anyTime: '指定なし',
});
