import { defineWords } from '@shop/theming/words';

export const socialGiftConfirmWords = defineWords('social-gift-confirm', {
  heading: 'ギフトのお届け内容の確認',
  form: 'お届け内容の確認',
  lead: '確定したあとは、この画面からの変更ができません。内容をご確認ください。',
  shippingAddress: 'お届け先',
  delivery: 'お届け日時',
  change: '変更する',
  ofWhat: (what: string) => `（${what}）`,
  complete: 'この内容で受け取る',
});
