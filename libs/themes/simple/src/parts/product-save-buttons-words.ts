import { defineWords } from '@shop/theming/words';

export const productSaveButtonsWords = defineWords('product-save-buttons', {
  others: '評価する・控えておく',
  like: (count: string) => `いいねする（${count}人）`,
  unlike: (count: string) => `いいねを取り消す（${count}人）`,
  likeNote: 'よいと思った方の人数として、どなたにも表示されます（お名前は表示されません）',
  addBookmark: 'ブックマークに追加',
  removeBookmark: 'ブックマークから削除',
  bookmarkNote: 'マイページの「ブックマーク」で見返すための控えです（公開されません）',
  share: '共有する',
  copied: 'リンクをコピーしました',
});
