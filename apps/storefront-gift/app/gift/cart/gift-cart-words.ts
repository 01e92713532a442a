import { defineWords } from '@shop/theming/words';

export const giftCartWords = defineWords('gift-cart', {
  slip: '贈りものの仕立て',
  slipAt: (destination: string) => `贈りものの仕立て（${destination}）`,
  nameAt: (name: string, destination: string) => `${name}（${destination}）`,
  slipOf: (name: string) => `：${name}`,
  noshi: 'のし',
  wrapping: '包装',
  card: 'カード',
  notChosen: 'まだ選んでいません',
  noshiText: (title: string, name: string) => (name === '' ? `「${title}」` : `「${title}」${name}`),
  choose: 'のし・包装・カードを選ぶ',
  change: 'のし・包装・カードを変える',
});
