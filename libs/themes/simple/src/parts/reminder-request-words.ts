import { MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import { defineWords } from '@shop/theming/words';

export const reminderRequestWords = defineWords('reminder-request', {
  send: 'メールを送信する',
  sent: (email: string) => `${email} のご登録がある場合に、ご案内のメールをお送りしました。`,
  sentNote: `リンクは${MAIL_LINK_HOURS}時間、一度だけ有効です。届かないときは、迷惑メールの設定と、メールアドレスに誤りがないかをご確認ください。`,
  again: '別のメールアドレスで送信する',
  backToLogin: 'ログインへ戻る',
});
