import { defineWords } from '@shop/theming/words';

export const freeShippingWords = defineWords('free-shipping', {
  always: '送料はいただきません',
  from: (price: string) => `商品の合計が税込${price}以上で送料無料`,
  fromWithoutTax: (price: string) => `商品の合計が税抜${price}以上で送料無料`,
});
