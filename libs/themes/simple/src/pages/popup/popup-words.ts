import { defineWords } from '@shop/theming/words';

export const popupWords = defineWords('popup', {
  home: 'ホーム',
  heading: 'お得なお知らせ',
  empty: 'ただいまご案内しているお知らせはありません',
  ended: 'このお知らせのご案内は終了しました',
  toAll: 'お知らせの一覧へ',
  toProductList: '商品一覧を見る',
});
