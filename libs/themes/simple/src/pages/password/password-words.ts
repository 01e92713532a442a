import { defineWords } from '@shop/theming/words';

export const passwordWords = defineWords('password', {
  heading: 'パスワード変更',
  passwordHint: '8文字以上で、半角英字と半角数字を組み合わせてください。記号は - _ . を使えます。',
  changed:
    'パスワードを変更しました。ほかの端末ではログアウトされますので、新しいパスワードでログインしてください。',
  back: 'マイページへ戻る',
});
