import { defineWords } from '@shop/theming/words';

export const productUosWords = defineWords('product-uos', {
  home: 'ホーム',
  productList: '商品一覧',
  heading: (name: string) => `${name}の販売単位`,
  units: '販売単位',
  perPiece: (count: string, yen: string) => `${count}点入り、1点あたり 約${yen}（税抜）`,
  taxExcluded: (yen: string) => `${yen}（税抜）`,
  quantityOf: (name: string) => `数量（${name}）`,
  addToCart: 'カートに入れる',
  ofUnit: (name: string) => `（${name}）`,
  added: 'カートに追加しました',
  stopped: '現在販売を停止しております',
  onlyPieces: 'この商品のまとめ売りはありません。1点からお買い求めいただけます。',
  toProduct: '商品のページへ戻る',
});
