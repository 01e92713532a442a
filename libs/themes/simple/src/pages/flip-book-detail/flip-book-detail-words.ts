import { defineWords } from '@shop/theming/words';

export const flipBookDetailWords = defineWords('flip-book-detail', {
  home: 'ホーム',
  flipBooks: 'デジタルカタログ',
  book: (title: string) => `${title}のページ`,
  help: '左右の矢印キー、ボタン、または指で左右に払ってめくれます。',
  previous: '前のページ',
  next: '次のページ',
  position: (page: number, count: number) => `${page} / ${count}ページ`,
  fullScreen: '全画面で見る',
  leaveFullScreen: '全画面を終える',
  toProduct: 'この商品を見る',
  ofPage: (title: string) => `（${title}）`,
  empty: 'このカタログにはまだページがありません',
  toFlipBooks: 'デジタルカタログの一覧へ戻る',
});
