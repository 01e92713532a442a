import { defineWords } from '@shop/theming/words';

export const passwordWords = defineWords('password', {
  heading: 'パスワード変更',
  passwordHint: '8文字以上で、半角英字と半角数字を組み合わせてください。記号は - _ . を使えます。',
  withoutPassword:
    'ほかのサービスのアカウントでご登録いただき、まだパスワードがない方は、ログアウトしてからログイン画面の「パスワードをお忘れの方」で設定できます。',
  toLogout: 'ログアウトする',
  changed:
    'パスワードを変更しました。ほかの端末ではログアウトされますので、新しいパスワードでログインしてください。',
  back: 'マイページへ戻る',
});
