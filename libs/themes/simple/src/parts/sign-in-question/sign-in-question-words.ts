import { defineWords } from '@shop/theming/words';

export const signInQuestionWords = defineWords('sign-in-question', {
  favouriteTitle: 'お気に入りに追加するにはログインが必要です',
  favouriteLead: (name: string) =>
    `ログインまたは会員登録をされると、「${name}」をお気に入りに追加し、このページに戻ります。`,
  likeTitle: '「いいね」をするにはログインが必要です',
  bookmarkTitle: 'ブックマークに追加するにはログインが必要です',
  pressAgain:
    'ログインまたは会員登録のあと、このページに戻ります。お手数ですが、もう一度ボタンを押してください。',
  login: 'ログイン',
  register: '会員登録',
  close: '閉じる',
});
