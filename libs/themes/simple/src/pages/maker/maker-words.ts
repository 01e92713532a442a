import { defineWords } from '@shop/theming/words';

export const makerWords = defineWords('maker', {
  home: 'ホーム',
  heading: 'メーカー',
  lead: 'お取り扱いしているメーカーを五十音順にご紹介します。',
  empty: 'メーカーはまだ登録されていません',
  toProductList: '商品一覧を見る',
});
