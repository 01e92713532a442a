import { defineWords } from '@shop/theming/words';

export const cartCompleteWords = defineWords('cart-complete', {
  heading: 'ご注文ありがとうございました',
  checking: 'ご注文を確認しています',
  mailSent: 'ご注文の確認メールをお送りしました。届かないときは、迷惑メールの設定をご確認ください。',
  paymentPending:
    'お支払いを確認しています。確認でき次第、ご注文の確認メールをお送りします。このまましばらくお待ちください。',
  orderNumber: '注文番号',
  total: 'お支払い金額',
  mailedTo: '確認メールの宛先',
  payment: 'お支払い',
  products: 'ご注文の商品',
  amount: 'ご注文金額',
  toOrder: 'ご注文の詳細を見る',
  findLead: 'ご注文の状況は、注文番号とメールアドレスまたは電話番号で、いつでもご確認いただけます。',
  findOrder: 'ご注文を調べる',
  register: '新規会員登録',
  registerLead: '会員登録をされると、次回からお届け先の入力を省け、注文履歴もご確認いただけます。',
  continueShopping: '買い物を続ける',
  notPlaced: 'ご注文は確定していません',
  cancelled: 'このご注文は取り消されました',
  orderAgain: '商品がカートに残っているときは、もう一度ご注文いただけます。',
  toCart: 'カートを見る',
});
