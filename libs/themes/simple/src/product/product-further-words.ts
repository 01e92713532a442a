import { defineWords } from '@shop/theming/words';

export const productFurtherWords = defineWords('product-further', {
  accessories: 'オプション・付属品',
  onePerPiece: '商品1点につき1点お付けします',
  upToPerPiece: (count: number) => `商品1点につき${count}点までお付けできます`,
  outOfStock: '在庫切れ',
  addAccessory: '一緒にカートに入れる',
  ofAccessory: (name: string) => `（${name}）`,
  added: 'カートに追加しました',
  recommended: 'おすすめ商品',
  viewed: '最近見た商品',
});
