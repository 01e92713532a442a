import { defineWords } from '@shop/theming/words';

export const productHistoryWords = defineWords('product-history', {
  heading: '閲覧履歴',
  lead: (count: number) => `最近ご覧になった商品${count}件（10件まで、新しい順）`,
  viewed: (time: string) => `${time} に閲覧`,
  stillBookmarked: 'お気に入りから削除しました。ブックマークには残っています。',
  removeAll: 'すべて削除する',
  removeQuestion: '閲覧履歴をすべて削除しますか',
  removeConsequence: '最近ご覧になった商品の記録が消えます。お気に入りとブックマークは消えません。',
  removed: '閲覧履歴を削除しました',
  empty: '閲覧した商品はまだありません',
  toProductList: '商品一覧を見る',
});
