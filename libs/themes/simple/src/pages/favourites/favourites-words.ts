import { defineWords } from '@shop/theming/words';

export const favouritesWords = defineWords('favourites', {
  heading: 'お気に入りリスト',
  lists: 'リスト',
  list: (name: string, count: number) => `${name}（${count}件）`,
  empty: 'お気に入りの商品はまだありません',
});
