import { defineWords } from '@shop/theming/words';

export const homeWords = defineWords('home', {
  home: 'ホーム',
  toProducts: '商品を見る',
});
