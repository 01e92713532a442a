import { defineWords } from '@shop/theming/words';

export const reminderWords = defineWords('reminder', {
  heading: 'パスワードをお忘れの方',
  lead: 'ご登録のメールアドレスを入力してください。パスワードを再設定するためのリンクをお送りします。',
  otherReminder: 'ユーザー名をお忘れの方',
});
