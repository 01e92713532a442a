import { defineWords } from '@shop/theming/words';

export const registerCompleteWords = defineWords('register-complete', {
  heading: '会員登録の完了',
  registered: '会員登録が完了し、ログインしました。',
  mailToProve: (email: string) =>
    `${email} に確認メールをお送りしました。メールに記載のリンクから、メールアドレスの確認をお願いいたします。`,
  stored: 'ご登録ありがとうございます。',
  mailSent: 'メールアドレスの確認をお願いいたします。お送りしたメールに記載の確認コードを入力してください。',
  mailSentTo: (email: string) =>
    `${email} に確認メールをお送りしました。メールに記載の確認コードを入力してください。`,
  verify: 'メールアドレスを確認する',
  next: '続ける',
  home: 'ホームへ',
  signedOut: 'ご登録がお済みの方は、ログインしてください。',
  login: 'ログイン',
  register: '新規会員登録',
});
