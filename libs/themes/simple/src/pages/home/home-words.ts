import { defineWords } from '@shop/theming/words';

export const homeWords = defineWords('home', {
  home: 'ホーム',
  categories: 'カテゴリーから探す',
  productCount: (count: number) => `${count}点`,
  newArrivals: '新着商品',
  moreArrivals: '新着商品をもっと見る',
  news: 'お知らせ',
});
