import { defineWords } from '@shop/theming/words';

export const addToCartWords = defineWords('add-to-cart', {
  added: 'カートに追加しました',
});
