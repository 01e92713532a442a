import { defineWords } from '@shop/theming/words';

export const orderLinesWords = defineWords('order-lines', {
  taxExcluded: (price: string) => `${price}（税抜）`,
});
