import { defineWords } from '@shop/theming/words';

export const productZoomWords = defineWords('product-zoom', {
  dialog: '拡大した画像',
  previous: '前の画像',
  next: '次の画像',
  position: (number: number, count: number) => `${number} / ${count}`,
  close: '閉じる',
  larger: 'さらに拡大する',
  smaller: '元の大きさに戻す',
});
