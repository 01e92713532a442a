import { defineWords } from '@shop/theming/words';

export const buyBarWords = defineWords('buy-bar', {
  sellingStopped: '現在販売を停止しております',
  quantity: '数量',
  addToCart: 'カートに入れる',
  toCart: 'カートを見る',
  option: (name: string, value: string) => `${name}：${value}`,
  optionSeparator: '／',
});
