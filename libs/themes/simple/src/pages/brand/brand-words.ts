import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const brandWords = defineWords('brand', {
  home: 'ホーム',
  heading: 'ブランド',
  lead: 'お取り扱いしているブランドを五十音順にご紹介します。',
  empty: 'ブランドはまだ登録されていません',
  made: (maker: string, description: string) => `${maker}：${description}`,
  products: (count: number) => `商品 ${formatCount(count)}点`,
  productsOrMore: (count: number) => `商品 ${formatCount(count)}点以上`,
  toProductList: '商品一覧を見る',
});
