import { MAIL_CODE_MINUTES } from '@shop/contract/auth/mail-lifetimes';
import { defineWords } from '@shop/theming/words';

export const loginWords = defineWords('login', {
  stopped: (minutes: number | null) =>
    minutes === null
      ? 'ログインの失敗が続いたため、一時的にログインを停止しています。しばらく待ってから、もう一度お試しください。'
      : `ログインの失敗が続いたため、一時的にログインを停止しています。あと${minutes}分ほど待ってから、もう一度お試しください。`,
  unlockMailed:
    '会員登録のあるメールアドレスには、停止を解除するリンクをお送りしています。届いたメールをご確認ください。パスワードをお忘れの場合は、再設定できます。',
  resetPassword: 'パスワードを再設定する',
  unverified:
    'ログインしていますが、メールアドレスの確認がまだ済んでいないため、会員の機能をご利用いただけません。メールの確認コードを入力すると、ご利用いただけます。',
  toVerify: 'メールアドレスを確認する',
  codeForm: '確認コードの入力',
  codeSent: `ご本人であることを確認するため、ご登録のメールアドレスに確認コードをお送りしました。${MAIL_CODE_MINUTES}分以内に入力してください。`,
  codeHint: 'メールに記載の6桁の数字',
  codeMissing:
    '届かないときは、迷惑メールのフォルダーをご確認ください。「戻る」を押してもう一度ログインすると、新しいコードをお送りします。',
  verify: '認証する',
  back: '戻る',
  heading: 'ログイン',
  sessionEnded: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  forgotPassword: 'パスワードをお忘れの方',
  forgotUsername: 'ユーザー名をお忘れの方',
  findOrder: '会員登録をせずにご注文された方（ご注文の確認）',
  newcomers: 'はじめての方',
  newcomersLead:
    'ご登録は無料です。お届け先の登録や注文履歴の確認ができ、次回からのお買い物が簡単になります。',
  register: '新規会員登録',
  guestsLead: '会員でない方は、登録をせずに購入できます。',
  continueAsGuest: 'ログインせずに購入する',
  providerConsent: 'はじめてのログインで、会員登録が行われます。',
  terms: 'ご利用規約',
  and: 'と',
  privacy: 'プライバシーポリシー',
  providerConsentEnd: 'に同意のうえ、お進みください。',
  otherAccounts: 'ほかのサービスのアカウント',
  loginWith: (name: string) => `${name}でログイン`,
  loginForm: 'ログイン',
  login: 'ログイン',
  passkeyLogin: 'パスキーでログイン',
  usernameToo: 'メールアドレスの代わりに、ユーザー名でもログインできます。',
  sisterShops: 'グループの店の会員の方',
  sisterShopsLead: 'ログイン中の店のマイページから、ログインしたままこの店へ移動できます。',
  mypageOf: (name: string) => `${name}のマイページ`,
});
