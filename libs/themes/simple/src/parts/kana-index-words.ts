import { defineWords } from '@shop/theming/words';

export const kanaIndexWords = defineWords('kana-index', {
  index: '五十音から探す',
  row: (row: string) => `${row}行`,
  others: '英数字・その他',
});
