import { defineWords } from '@shop/theming/words';

export const logoutWords = defineWords('logout', {
  heading: 'ログアウト',
  question: 'ログアウトすると、この端末で開いているすべてのタブでログインが終わります。',
  logout: 'ログアウトする',
  back: 'マイページへ戻る',
  done: 'ログアウトしました。ご利用ありがとうございました。',
  toHome: 'ホームへ',
  toLogin: 'ログイン',
});
