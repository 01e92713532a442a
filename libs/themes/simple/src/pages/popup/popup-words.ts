import { defineWords } from '@shop/theming/words';

export const popupWords = defineWords('popup', {
  home: 'ホーム',
  heading: 'お得なお知らせ',
  empty: 'ただいまご案内しているお知らせはありません',
  toProductList: '商品を探す',
});
