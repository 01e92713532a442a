import { defineWords } from '@shop/theming/words';

export const productSetsWords = defineWords('product-sets', {
  heading: 'セットで買う',
  choose: (name: string) => `${name}の種類`,
  quantity: (count: number) => `${count}点`,
  outOfStock: (label: string) => `${label}（在庫切れ）`,
  total: '合計',
  addToCart: 'セットをカートに入れる',
  ofSet: (name: string) => `（${name}）`,
  added: 'カートに追加しました',
  toCart: 'カートを見る',
  unavailable: '在庫切れの商品があるため、セットではお求めいただけません。ほかの種類をお選びください。',
});
