import { defineWords } from '@shop/theming/words';

export const favouritesWords = defineWords('favourites', {
  heading: 'お気に入りリスト',
  empty: 'お気に入りの商品はまだありません',
});
