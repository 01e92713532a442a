import { defineWords } from '@shop/theming/words';

export const wholesalePriceWords = defineWords('wholesale-price', {
  before: '値下げ前',
  withoutTax: '（税抜）',
  withTax: (price: string) => `${price}（税込）`,
});
