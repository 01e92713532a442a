import { defineWords } from '@shop/theming/words';

export const productFurtherWords = defineWords('product-further', {
  accessories: 'オプション・付属品',
  onePerPiece: '商品1点につき1点お付けします',
  upToPerPiece: (count: number) => `商品1点につき${count}点までお選びいただけます`,
  outOfStock: '在庫切れ',
  recommended: 'おすすめ商品',
  viewed: '最近見た商品',
});
