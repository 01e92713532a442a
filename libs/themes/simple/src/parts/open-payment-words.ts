import { defineWords } from '@shop/theming/words';

export const openPaymentWords = defineWords('open-payment', {
  beingConfirmed: (orderNumber: string) => `ご注文（注文番号 ${orderNumber}）のお支払いを確認しています。`,
  notPaid: (orderNumber: string) => `ご注文（注文番号 ${orderNumber}）のお支払いが完了していません。`,
  wait: 'このまましばらくお待ちください。料金が二重に請求されることはありません。',
  notCharged: 'お支払いが済むまで、ご注文は確定せず、料金も請求されません。',
  continuePayment: 'お支払いを続ける',
  toCart: 'カートでお支払いを続ける',
  chooseOtherPayment: 'お支払い方法を選び直す',
});
