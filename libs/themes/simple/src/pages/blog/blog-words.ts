import { defineWords } from '@shop/theming/words';

export const blogWords = defineWords('blog', {
  home: 'ホーム',
  heading: 'ブログ',
  empty: '記事はまだありません',
  toHome: 'ホームへ戻る',
});
