import { defineWords } from '@shop/theming/words';

export const wrongOrderLinkWords = defineWords('wrong-order-link', {
  wrong: 'リンクが正しくないか、有効期限が切れています。',
  note: 'ご注文の確認メールのリンクをもう一度お確かめいただくか、「ご注文を確認する」から、確認ページのリンクをメールでお受け取りください。',
  find: 'ご注文を確認する',
  contact: 'お問い合わせ',
});
