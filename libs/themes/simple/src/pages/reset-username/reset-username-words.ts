import { defineWords } from '@shop/theming/words';

export const resetUsernameWords = defineWords('reset-username', {
  heading: 'ユーザー名の確認・変更',
  present: '現在のユーザー名',
  toLogin: 'このユーザー名でログインする',
  change: 'ユーザー名を変更する',
  usernameHint: '半角英数字（. _ - も可）4〜32文字で入力してください。',
  save: '変更する',
  done: 'ユーザー名を変更しました。',
  newName: '新しいユーザー名',
  login: 'ログイン',
});
