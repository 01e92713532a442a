import { defineWords } from '@shop/theming/words';

export const blogArticleWords = defineWords('blog-article', {
  home: 'ホーム',
  blog: 'ブログ',
  products: 'この記事の商品',
  toBlog: 'ブログの一覧へ戻る',
});
