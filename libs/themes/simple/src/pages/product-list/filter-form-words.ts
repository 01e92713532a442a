import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const filterFormWords = defineWords('filter-form', {
  filterByConditions: '条件で絞り込み',
  price: '価格（税込）',
  priceMin: '価格の下限（円）',
  priceUntil: '〜',
  priceMax: '価格の上限（円）',
  yen: '円',
  impossiblePrice: '価格の下限は、上限以下の金額を入力してください',
  priceBand: (min: string, max: string) => `${min}〜${max}`,
  maker: 'メーカー',
  brand: 'ブランド',
  tag: 'タグ',
  colour: '色',
  more: 'さらに表示',
  inStockOnly: '在庫ありのみ',
  filter: '絞り込む',
  show: (total: number) => `${formatCount(total)}件を表示`,
  showOrMore: (total: number) => `${formatCount(total)}件以上を表示`,
});
