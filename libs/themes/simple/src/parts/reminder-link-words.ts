import { defineWords } from '@shop/theming/words';

export const reminderLinkWords = defineWords('reminder-link', {
  wrongLink: 'リンクが正しくないか、有効期限が切れています。お手数ですが、もう一度お手続きください。',
  sendAgain: 'メールをもう一度受け取る',
  login: 'ログインへ戻る',
  question: '秘密の質問',
});
