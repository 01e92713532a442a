import { defineWords } from '@shop/theming/words';

export const notFoundWords = defineWords('not-found', {
  message: 'お探しのページが見つかりませんでした。',
  toTop: 'トップページへ戻る',
});
