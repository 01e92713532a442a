import { defineWords } from '@shop/theming/words';

export const divisionHelpWords = defineWords('division-help', {
  changeTotal: (quantity: number) => `数量を${quantity}点に変更する`,
  ofProduct: (product: string) => `（${product}）`,
  changed: (product: string, quantity: number) => `${product}の数量を${quantity}点に変更しました`,
  inLots: (lot: number) => `${lot}点単位で承ります`,
  oneEach: 'すべてのお届け先に1点ずつ',
  evenly: '均等に分ける',
});
