import { defineWords } from '@shop/theming/words';

export const registerWords = defineWords('register', {
  heading: '新規会員登録',
  lead: 'ご登録は無料です。次回からのお買い物で、お届け先やお支払い方法の入力を省けます。',
  hasAccount: '会員の方は',
  login: 'ログイン',
  or: '／',
  account: 'ログインの情報',
  usernameHint: '半角英数字（. _ - も可）4〜32文字。空欄のときは、こちらで決めます。',
  consent: 'ご利用条件への同意',
  consentLead: 'ご登録の前に、次の内容をご確認ください。',
  terms: 'ご利用規約',
  privacy: 'プライバシーポリシー',
  newTab: '（新しいタブで開きます）',
  agreeToBoth: 'ご利用規約とプライバシーポリシーに同意する',
  agreeToPrivacy: 'プライバシーポリシーに同意する',
  register: '登録する',
  forgotPassword: 'パスワードをお忘れの方',
});
