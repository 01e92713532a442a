import { defineWords } from '@shop/theming/words';

export const favouriteListWords = defineWords('favourite-list', {
  lists: 'お気に入りリスト',
  empty: 'このリストに商品はまだありません',
});
