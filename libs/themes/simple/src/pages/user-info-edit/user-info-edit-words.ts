import { defineWords } from '@shop/theming/words';

export const userInfoEditWords = defineWords('user-info-edit', {
  heading: '会員情報の変更',
  userInfo: '会員情報',
  account: 'ログインの情報',
  username: (username: string) => `ユーザー名 ${username}（変更できません）`,
  emailHint:
    '変更すると、新しいメールアドレスに確認のメールをお送りします。メールのリンクを開くと変わります。',
  passwordHint: 'メールアドレスを変更するには、ご本人の確認のため入力してください。',
  saved: '会員情報を保存しました',
  mailSent: '会員情報を保存しました。新しいメールアドレスは、お送りしたメールのリンクを開くと変わります。',
});
