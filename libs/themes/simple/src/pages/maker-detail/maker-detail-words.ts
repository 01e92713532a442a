import { defineWords } from '@shop/theming/words';

export const makerDetailWords = defineWords('maker-detail', {
  home: 'ホーム',
  makers: 'メーカー',
  brands: '取り扱いブランド',
  products: (name: string) => `${name}の商品`,
  noProducts: 'ただいまお取り扱いしている商品はありません',
  toProductList: '商品一覧を見る',
  allProducts: (count: number) => `すべての商品を見る（${count}点）`,
});
