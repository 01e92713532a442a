import { defineWords } from '@shop/theming/words';

export const verifyEmailWords = defineWords('verify-email', {
  heading: 'メールアドレスの確認',
  verified: 'メールアドレスを確認しました。',
  wrongLink: 'リンクが正しくありません。メールのリンクをもう一度開いてください。',
  lead: '次のボタンを押すと、メールアドレスの確認が完了します。',
  verify: 'メールアドレスを確認する',
  next: '続ける',
  login: 'ログイン',
  sendAgain: '確認メールをもう一度受け取る',
});
