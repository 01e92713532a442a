import { defineWords } from '@shop/theming/words';

export const flipBookWords = defineWords('flip-book', {
  home: 'ホーム',
  heading: 'デジタルカタログ',
  pageCount: (count: number) => `全${count}ページ`,
  empty: 'デジタルカタログはまだありません',
  toCatalogOrder: 'カタログ請求はこちら',
});
