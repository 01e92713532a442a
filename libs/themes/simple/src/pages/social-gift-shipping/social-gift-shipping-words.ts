import { defineWords } from '@shop/theming/words';

export const socialGiftShippingWords = defineWords('social-gift-shipping', {
  heading: 'ギフトのお届け先の入力',
  form: 'お届け先の入力',
  shippingAddress: 'お届け先',
  privacy: 'ご住所と電話番号は、お届けのためだけに使います。贈り主の方にはお知らせしません。',
  declineHeading: 'お受け取りを辞退する',
  declineLead:
    'ご辞退いただくと、ご注文は取り消され、贈り主の方にお知らせします。住所の入力は必要ありません。',
  decline: 'ギフトを辞退する',
  declineQuestion: 'このギフトを辞退しますか',
  declineConsequence: '辞退すると取り消せません。贈り主の方にメールでお知らせします。',
  declineYes: '辞退する',
  declineNo: '戻る',
});
