import { defineWords } from '@shop/theming/words';

export const userInfoEditWords = defineWords('user-info-edit', {
  heading: '会員情報の変更',
  userInfo: '会員情報',
  account: 'ログインの情報',
  username: (username: string) => `ユーザー名 ${username}（変更できません）`,
  welcome: 'ご登録ありがとうございます。お買い物やお届けのために、お名前などをご確認・ご入力ください。',
  later: 'あとで入力する',
  emailHint:
    '変更すると、新しいメールアドレスに確認のメールをお送りします。メールの確認コードを入力するか、ログインしたままリンクを開くと変わります。',
  passwordHint: 'メールアドレスを変更するには、ご本人の確認のため入力してください。',
  passwordForQuestionHint: '秘密の質問を設定するには、ご本人の確認のため入力してください。',
  saved: '会員情報を保存しました',
  mailSent:
    '会員情報を保存しました。新しいメールアドレスは、お送りしたメールの確認コードを入力すると変わります。',
});
