import { defineWords } from '@shop/theming/words';

export const errorWords = defineWords('error', {
  message: 'エラーが発生しました',
  toTop: 'トップページへ戻る',
});
