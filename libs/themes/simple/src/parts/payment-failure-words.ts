import { defineWords } from '@shop/theming/words';

export const paymentFailureWords = defineWords('payment-failure', {
  reason: (reason: string) => (reason.endsWith('。') ? reason : `${reason}。`),
  notCharged: (next: string) => `ご注文は確定しておらず、料金は請求されません。${next}`,
  chooseOtherPayment: 'お支払い方法を選び直す',
});
