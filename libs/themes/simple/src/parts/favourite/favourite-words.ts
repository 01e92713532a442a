import { defineWords } from '@shop/theming/words';

export const favouriteWords = defineWords('favourite', {
  add: 'お気に入りに追加',
  remove: 'お気に入りから削除',
  ofProduct: (name: string) => `：${name}`,
  added: 'お気に入りに追加しました',
  removed: 'お気に入りから削除しました',
});
