import { defineWords } from '@shop/theming/words';

export const schoolProductWords = defineWords('school-product', {
  choose: (name: string) => `${name}を選ぶ`,
  inStock: '（在庫あり）',
  few: '（残りわずか）',
  variant: '種類',
  outOfStock: '（在庫切れ）',
  notCombined: '（組み合わせなし）',
  inStockMark: '○',
  fewMark: '△',
  outOfStockMark: '×',
  notCombinedMark: '―',
  legend: '○ 在庫あり　△ 残りわずか　× 在庫切れ（再入荷をお知らせします）　― 組み合わせなし',
  facts: 'この商品の特長',
  reducedTaxRate: '※軽減税率対象',
  toMeasurements: '採寸データを登録する',
  toEmbroidery: 'ネーム刺繍を登録する',
});
