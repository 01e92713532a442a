import { defineWords } from '@shop/theming/words';

export const contactCompleteWords = defineWords('contact-complete', {
  heading: 'お問い合わせの受付完了',
  thanks: 'お問い合わせありがとうございました。担当者よりお返事いたしますので、しばらくお待ちください。',
  numberIs: (number: string) => `お問い合わせ番号 ${number}`,
  mailTo: (email: string) => `${email} へ確認のメールをお送りしました。`,
  toHome: 'ホームへ',
  faq: 'よくあるご質問',
});
