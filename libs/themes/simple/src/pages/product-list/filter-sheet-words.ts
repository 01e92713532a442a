import { defineWords } from '@shop/theming/words';

export const filterSheetWords = defineWords('filter-sheet', {
  filter: '絞り込み',
  close: '閉じる',
});
