import { defineWords } from '@shop/theming/words';

export const paymentDetailsWords = defineWords('payment-details', {
  paymentMethod: 'お支払い方法',
  paidOn: 'ご入金日',
  transferTo: 'お振込先',
  dueOn: 'お支払い期限',
});
