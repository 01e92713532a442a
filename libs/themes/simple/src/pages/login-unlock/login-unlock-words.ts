import { defineWords } from '@shop/theming/words';

export const loginUnlockWords = defineWords('login-unlock', {
  heading: 'ログインの停止の解除',
  unlocked: 'ログインの停止を解除しました。',
  wrongLink: 'リンクが正しくありません。メールのリンクをもう一度開いてください。',
  lead: 'パスワードの誤りが続いたため、ログインを一時的に停止しています。ご本人の場合は、次のボタンで解除できます。',
  unlock: '停止を解除する',
  login: 'ログイン',
});
