import { defineWords } from '@shop/theming/words';

export const verifyEmailWords = defineWords('verify-email', {
  heading: 'メールアドレスの確認',
  verified: 'メールアドレスを確認しました。',
  setPassword:
    'ご登録とは別の端末またはブラウザーで確認されたため、ご登録時のパスワードは使えなくなりました。新しいパスワードを設定してください。',
  toPassword: '新しいパスワードを設定する',
  wrongLink: 'リンクが正しくありません。メールのリンクをもう一度開いてください。',
  lead: '次のボタンを押すと、メールアドレスの確認が完了します。',
  verify: 'メールアドレスを確認する',
  next: '続ける',
  login: 'ログイン',
  toLogin: 'ログインして続ける',
  otherMember:
    '別の会員としてログインしています。ログアウトしてから、メールのリンクをもう一度開いてください。',
  toLogout: 'ログアウト',
  sendAgain: '確認メールをもう一度受け取る',
});
