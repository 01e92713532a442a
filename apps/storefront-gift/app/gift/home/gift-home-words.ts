import { defineWords } from '@shop/theming/words';

export const giftHomeWords = defineWords('gift-home', {
  flipBooks: 'デジタルカタログ',
  catalogOrder: '紙のカタログを請求する',
});
