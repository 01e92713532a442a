import { defineWords } from '@shop/theming/words';

export const cartGiftWords = defineWords('cart-gift', {
  offer: '相手に住所を入力してもらう（ソーシャルギフト）',
  offerLead: '住所を知らない方にも贈れます。贈り先の方がリンクからお届け先と日時を入力します。',
  heading: 'ソーシャルギフト',
  lead: (days: number) =>
    `ご注文後に、贈り先の方へのリンクをお渡しします。贈り先の方が${days}日以内にお届け先を入力されると、発送いたします。入力されなかったときは、ご注文を自動でキャンセルいたします。`,
  carriage: (fee: string, isWithTax: boolean) =>
    `送料は、お届け先にかかわらず${fee}（${isWithTax ? '税込' : '税抜'}）です。`,
  freeCarriage: '送料はかかりません。',
  privacy: '贈り先の方に金額は表示されません。贈り先の方のご住所は、お客様には表示されません。',
  form: '贈り先の入力',
  receiver: '贈り先',
  orderer: 'ご注文者',
  receiverNameHint: '贈り先の方にお見せする宛名です',
  receiverEmailHint:
    'ご入力いただくと、ご注文の確定後（先にお支払いいただく方法ではご入金の確認後）にリンクをメールでお送りします',
  messageHint: '500文字以内',
  ordererNameHint: '贈り主として、贈り先の方にお見せするお名前です',
  giveUp: '自分で住所を入力する',
  change: '変更する',
  receiverName: (name: string) => `${name} 様`,
  byMail: (email: string) => `${email} へリンクをお送りします`,
  byHand: 'リンクをご自身でお伝えください',
  packings: '包装・のし',
  noPackings: 'なし',
  arrival: '贈り先の方がお届け先を入力されたあと、ご指定の日時にお届けします',
});
