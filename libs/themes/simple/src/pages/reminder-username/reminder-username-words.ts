import { defineWords } from '@shop/theming/words';

export const reminderUsernameWords = defineWords('reminder-username', {
  heading: 'ユーザー名をお忘れの方',
  lead: 'ご登録のメールアドレスを入力してください。ユーザー名を確認・変更するためのリンクをお送りします。',
  otherReminder: 'パスワードをお忘れの方',
});
