import { defineWords } from '@shop/theming/words';

export const newsArticleWords = defineWords('news-article', {
  home: 'ホーム',
  news: 'お知らせ',
  toNews: 'お知らせの一覧へ戻る',
});
