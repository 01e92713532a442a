import { defineWords } from '@shop/theming/words';

export const brandWords = defineWords('brand', {
  home: 'ホーム',
  heading: 'ブランド',
  lead: 'お取り扱いしているブランドを五十音順にご紹介します。',
  empty: 'ブランドはまだ登録されていません',
  toProductList: '商品一覧を見る',
});
