import { defineWords } from '@shop/theming/words';

export const bookmarkWords = defineWords('bookmark', {
  heading: 'ブックマーク',
  lead: '商品のページで「ブックマークに追加」を押された商品の控えです。公開されません。',
  empty: 'ブックマークした商品はまだありません',
});
