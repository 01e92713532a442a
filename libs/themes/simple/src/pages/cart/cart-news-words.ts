import { defineWords } from '@shop/theming/words';

export const cartNewsWords = defineWords('cart-news', {
  heading: '前回からの変更',
  price: (from: string, to: string) => `価格が${from}から${to}に変わりました。`,
  quantity: (from: number, to: number) =>
    `数量が${from}点から${to}点に変わりました（別の端末での変更など）。`,
  backInStock: '在庫が補充され、この数量でお求めいただけるようになりました。',
  added: '前回ご覧になったあとに、カートに加わりました（別の端末での操作など）。',
  gone: (name: string) => `${name}はカートからなくなりました（別の端末での操作、または販売の終了）。`,
});
