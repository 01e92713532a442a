import { defineWords } from '@shop/theming/words';

export const loginWords = defineWords('login', {
  codeForm: '確認コードの入力',
  codeSent: 'ご登録のメールアドレスに確認コードをお送りしました。10分以内に入力してください。',
  codeHint: 'メールに記載の6桁の数字',
  verify: '認証する',
  back: '戻る',
  heading: 'ログイン',
  sessionEnded: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  forgotPassword: 'パスワードをお忘れの方',
  forgotUsername: 'ユーザー名をお忘れの方',
  newcomers: 'はじめての方',
  newcomersLead:
    'ご登録は無料です。お届け先の登録や注文履歴の確認ができ、次回からのお買い物が簡単になります。',
  register: '新規会員登録',
  guests: '会員でない方',
  guestsLead: '会員登録をしなくても購入できます。',
  continueAsGuest: 'ログインせずに購入する',
  otherAccounts: 'ほかのサービスのアカウント',
  loginWith: (name: string) => `${name}でログイン`,
  loginForm: 'ログイン',
  login: 'ログイン',
  usernameToo: 'メールアドレスの代わりに、ユーザー名でもログインできます。',
  sisterShops: 'グループの店の会員の方',
  sisterShopsLead: 'ログイン中の店のマイページから、ログインしたままこの店へ移動できます。',
  mypageOf: (name: string) => `${name}のマイページ`,
});
