import { defineWords } from '@shop/theming/words';

export const defaultProductWords = defineWords('default-product', {
  reducedTaxRate: '※軽減税率対象',
  points: (points: string) => `会員の方は${points}ポイント獲得`,
  chooseVariant: (term: string) => `${term}を選ぶ`,
  variant: '種類',
  outOfStock: '在庫切れ',
  notCombined: '組み合わせなし',
});
