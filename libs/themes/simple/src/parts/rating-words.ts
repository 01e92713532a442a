import { defineWords } from '@shop/theming/words';

export const ratingWords = defineWords('rating', {
  reviews: (average: string, count: string) => `レビュー ${average}（${count}件）`,
});
