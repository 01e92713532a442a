import { DEFERRED_SERVICE_TERMS } from '@shop/contract/payments/deferred-service-terms';
import { defineWords } from '@shop/theming/words';

export const paymentDetailsWords = defineWords('payment-details', {
  paymentMethod: 'お支払い方法',
  paidOn: 'ご入金日',
  transferTo: 'お振込先',
  transferAmount: 'お振込金額',
  amount: 'お支払い金額',
  dueOn: 'お支払い期限',
  dueOnInvoice: '商品の発送後に、請求書でお知らせします',
  toTheCarrier: '商品のお受け取りの際に、配達員へ現金でお支払いください。',
  afterArrival: DEFERRED_SERVICE_TERMS,
  receiptNumber: '払込番号',
  store: 'お支払いになる店舗',
  stepsAt: (store: string) => `${store}でのお支払い方法`,
  servicePage: '決済サービスの画面でお支払いの状況を見る',
});
