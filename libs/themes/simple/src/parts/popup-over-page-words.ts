import { defineWords } from '@shop/theming/words';

export const popupOverPageWords = defineWords('popup-over-page', {
  close: '閉じる',
});
