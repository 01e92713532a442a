import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const wholesaleCartWords = defineWords('wholesale-cart', {
  product: '商品・商品番号',
  lot: 'ロット',
  unitPrice: '単価（税抜）',
  quantity: '数量',
  sum: '金額（税抜）',
  actions: '操作',
  code: (code: string) => `商品番号 ${code}`,
  option: (name: string, value: string) => `${name}：${value}`,
  anyNumber: '1点',
  inLots: (lot: number) => `${formatCount(lot)}点単位`,
  piecesInAll: (quantity: number, unit: string | null) => `合計${formatCount(quantity)}${unit ?? '点'}`,
  withTax: (price: string) => `${price}（税込）`,
  reducedTaxRate: '※軽減税率対象',
});
