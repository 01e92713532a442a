import { defineWords } from '@shop/theming/words';

export const memorialEditWords = defineWords('memorial-edit', {
  heading: '記念日の変更',
  memorials: '記念日',
  changed: '記念日を変更しました',
});
