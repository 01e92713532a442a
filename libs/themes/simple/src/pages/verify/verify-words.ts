import { MAIL_CODE_MINUTES } from '@shop/contract/auth/mail-lifetimes';
import { defineWords } from '@shop/theming/words';

export const verifyWords = defineWords('verify', {
  codeForm: '確認コードの入力',
  codeHint: `メールに記載の6桁の数字。お送りしてから${MAIL_CODE_MINUTES}分間ご利用いただけます`,
  codeMissing:
    '届かないときは、迷惑メールのフォルダーをご確認ください。それでも届かないときは、メールアドレスを確かめて、もう一度確認メールをお送りください。',
  verify: '認証する',
  mailForm: '確認メールの送信',
  codeSentTo: (email: string) =>
    `${email} に確認コードをお送りしました。${MAIL_CODE_MINUTES}分以内に入力してください。`,
  passwordHint: 'ほかのメールアドレスに変更する場合に入力してください。',
  sendMail: '確認メールを送る',
  sendMailAgain: '確認メールをもう一度送る',
  heading: 'メールアドレスの確認',
  verified: 'メールアドレスを確認しました。すべての機能をご利用いただけます。',
  alreadyVerified: (email: string) =>
    `${email} は確認済みです。ほかのメールアドレスに変更する場合は、確認メールを送ってください。`,
  pending: (email: string) =>
    `${email} への変更は、確認待ちです。お送りしたメールの確認コードを入力すると、変更が完了します。`,
  notVerified: (email: string) =>
    `${email} は、まだ確認が済んでいません。確認メールを受け取り、記載の確認コードを入力してください。`,
  lead: 'ご利用の前に、メールアドレスの確認をお願いいたします。メールに記載の確認コードを入力してください。',
  receiveCode: '確認コードを受け取る',
  enterCode: '確認コードを入力する',
  next: '続ける',
});
