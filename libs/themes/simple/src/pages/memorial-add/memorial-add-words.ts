import { defineWords } from '@shop/theming/words';

export const memorialAddWords = defineWords('memorial-add', {
  heading: '記念日の追加',
  memorials: '記念日',
  added: '記念日を追加しました',
});
