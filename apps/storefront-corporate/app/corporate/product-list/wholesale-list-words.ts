import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const wholesaleListWords = defineWords('wholesale-list', {
  filter: '絞り込み',
  categories: '商品カテゴリー',
  product: '商品',
  terms: 'ロット・まとめ買い',
  stock: '在庫',
  price: '価格',
  order: '数量',
  code: (code: string) => `商品番号 ${code}`,
  codeOf: '商品番号',
  anyNumber: '1点から',
  inLots: (lot: number) => `${formatCount(lot)}点単位`,
  tier: (unit: string) => `${unit}なら`,
  perPiece: (price: string) => `1点 ${price}（税抜）`,
  quantityOf: (name: string) => `${name}の数量`,
  addToCart: 'カートに入れる',
  ofProduct: (name: string) => `：${name}`,
  added: 'カートに追加しました',
  variants: (count: number) => `全${count}種から選ぶ`,
});
