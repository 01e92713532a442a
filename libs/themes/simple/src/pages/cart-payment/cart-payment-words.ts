import { defineWords } from '@shop/theming/words';

export const cartPaymentWords = defineWords('cart-payment', {
  notPaid: 'お支払いは完了していません',
  chooseAgain: 'お支払い方法を選んで「次へ」を押すと、もう一度ご注文いただけます。',
  heading: 'お支払い方法',
  otherPayment: '下でお支払い方法を選び直すこともできます。',
  total: '合計（税込）',
  computing: '計算中',
  choosePayment: 'お支払い方法を選んでください',
  fee: (fee: string) => `手数料 ${fee}`,
  creditAvailable: (available: string) => `ご利用可能額：${available}`,
  creditTerms: (closing: string, term: string) => `締め日・お支払い期日：${closing}・${term}`,
  creditDue: (day: string) => `本日発送の場合のお支払い期日：${day}`,
  savedOrOtherCard: '登録済みのカード、または別のカードでお支払いいただけます。',
  savedCards: 'お支払いに使うカード',
  expiration: (expiration: string) => `有効期限 ${expiration}`,
  otherCard: '別のカードを使う',
  otherCardNote: 'ご注文の確定後、決済サービスの画面でカード情報を入力します。',
});
