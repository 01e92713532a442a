import { defineWords } from '@shop/theming/words';

export const resetPasswordWords = defineWords('reset-password', {
  heading: 'パスワードの再設定',
  lead: '新しいパスワードを入力してください。',
  reset: '再設定する',
  done: 'パスワードを再設定しました',
  doneWithPasskeys: 'パスワードを再設定しました。安全のため、追加されていたパスキーをすべて削除しました。',
  passkeysDeleted: '安全のため、追加されていたパスキーをすべて削除しました。',
  doneNote: '新しいパスワードでログインしてください。',
  login: 'ログイン',
});
