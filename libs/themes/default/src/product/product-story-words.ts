import { defineWords } from '@shop/theming/words';

export const productStoryWords = defineWords('product-story', {
  description: '商品の説明',
  specification: '商品の仕様',
  code: '商品番号',
  maker: 'メーカー',
  brand: 'ブランド',
});
