import { defineWords } from '@shop/theming/words';

export const productDetailWords = defineWords('product-detail', {
  description: '商品の説明',
  code: '商品番号',
  maker: 'メーカー',
  brand: 'ブランド',
  reducedTaxRate: '※軽減税率対象',
  points: (points: string) => `会員の方は${points}ポイント獲得`,
  chooseVariant: (term: string) => `${term}を選ぶ`,
  variant: '種類',
  outOfStock: '在庫切れ',
  notCombined: '組み合わせなし',
});
