import { defineWords } from '@shop/theming/words';

export const passwordWords = defineWords('password', {
  heading: 'パスワード変更',
  withoutPassword:
    'ほかのサービスのアカウントでご登録いただき、まだパスワードがない方は、ログアウトしてからログイン画面の「パスワードをお忘れの方」で設定できます。',
  toLogout: 'ログアウトする',
  changed:
    'パスワードを変更しました。ほかの端末ではログアウトされますので、新しいパスワードでログインしてください。',
  back: 'マイページへ戻る',
});
