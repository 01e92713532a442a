import { defineWords } from '@shop/theming/words';

export const bookmarkWords = defineWords('bookmark', {
  heading: 'ブックマーク',
  empty: 'ブックマークした商品はまだありません',
});
