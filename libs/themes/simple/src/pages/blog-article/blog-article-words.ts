import { defineWords } from '@shop/theming/words';

export const blogArticleWords = defineWords('blog-article', {
  home: 'ホーム',
  blog: 'ブログ',
  toBlog: 'ブログの一覧へ戻る',
});
