import { defineWords } from '@shop/theming/words';

export const scrollAidsWords = defineWords('scroll-aids', {
  label: 'ページ内の移動',
  toTop: 'ページの先頭へ',
});
