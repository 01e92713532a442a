import { defineWords } from '@shop/theming/words';

export const productSaveButtonsWords = defineWords('product-save-buttons', {
  removeFavourite: 'お気に入りから削除',
  addFavourite: 'お気に入りに追加',
  like: (count: string) => `いいね ${count}`,
  addBookmark: 'ブックマークに追加',
  removeBookmark: 'ブックマークから削除',
  share: '共有する',
  copied: 'リンクをコピーしました',
});
